import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneTimePasswords as table } from '../db/schema.ts';

/** Six-digit codes that verify the owner of a mailbox (GAP-04). */
export interface OneTimePasswords {
  /** Creates a new code and invalidates the previous one. */
  issue(db: Database, owner: string, now: Date): Promise<string>;
  /** Consumes a valid code. An invalid one counts as a try. */
  redeem(db: Database, owner: string, code: string, now: Date): Promise<'valid' | 'invalid' | 'expired'>;
}

const lifetimeMinutes = 10;
const maxTries = 5;

/** @param secret key of the HMAC: a plain hash of six digits could be reversed from a stolen table */
export function createOneTimePasswords(secret: string): OneTimePasswords {
  const hash = (owner: string, code: string) =>
    createHmac('sha256', secret).update(`otp\n${owner}\n${code}`).digest('base64url');
  return {
    async issue(db, owner, now) {
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const fresh = {
        hash: hash(owner, code),
        tries: 0,
        expiresAt: new Date(now.getTime() + lifetimeMinutes * 60_000),
        usedAt: null,
      };
      await db
        .insert(table)
        .values({ owner, ...fresh })
        .onConflictDoUpdate({ target: table.owner, set: fresh });
      return code;
    },
    async redeem(db, owner, code, now) {
      const [counted] = await db
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(and(eq(table.owner, owner), isNull(table.usedAt), lt(table.tries, maxTries)))
        .returning();
      if (!counted || !timingSafeEqual(Buffer.from(counted.hash), Buffer.from(hash(owner, code)))) return 'invalid';
      const used = await db
        .update(table)
        .set({ usedAt: now })
        .where(
          and(eq(table.owner, owner), eq(table.hash, counted.hash), isNull(table.usedAt), gt(table.expiresAt, now)),
        )
        .returning({ owner: table.owner });
      return used.length > 0 ? 'valid' : 'expired';
    },
  };
}

import { sql } from 'drizzle-orm';
import { tooManyRequests } from './contract/problems.ts';
import type { Database } from './db/database.ts';
import { rateLimits } from './db/schema.ts';

/** At most `max` times in `seconds`, counted by `bucket`. */
export interface Limit {
  readonly bucket: string;
  readonly max: number;
  readonly seconds: number;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Counts one call against each limit. The counts are in the database, so all processes share them.
 *
 * @param factor multiplies every maximum (see RATE_LIMIT_FACTOR)
 * @returns headers that say how much of the tightest limit is left
 * @throws {Problem} too-many-requests, with the seconds to wait
 */
export async function countAgainst(
  db: Database,
  limits: readonly Limit[],
  now: Date,
  factor: number,
): Promise<Headers> {
  let tightest: { left: number; headers: Headers } | null = null;
  for (const limit of limits) {
    const { count, resetsAt } = await take(db, limit, now);
    const max = limit.max * factor;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
    const left = Math.max(0, max - count);
    const headers = { 'ratelimit-limit': `${max}`, 'ratelimit-remaining': `${left}`, 'ratelimit-reset': `${seconds}` };
    if (count > max) throw tooManyRequests({ ...headers, 'retry-after': `${seconds}` });
    if (!tightest || left < tightest.left) tightest = { left, headers };
  }
  return tightest?.headers ?? {};
}

async function take(db: Database, { bucket, seconds }: Limit, now: Date): Promise<{ count: number; resetsAt: Date }> {
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, count: 1, resetsAt: new Date(now.getTime() + seconds * 1000) })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (!row) throw new Error('An upsert always returns its row');
  return row;
}

import { and, eq, gte, lt } from 'drizzle-orm';
import { idempotencyMismatch } from './contract/problems.ts';
import type { Database } from './db/database.ts';
import { idempotencyKeys } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';

/** A request that may come more than once. */
export interface Attempt {
  /** Whose key it is and for which operation: the same key of someone else is another key. */
  readonly scope: string;
  readonly key: string;
  /** Hash of all that makes the request what it is. */
  readonly requestHash: string;
  readonly now: Date;
}

interface KeptAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of a request, and whether it did so earlier. */
interface Once {
  readonly answer: KeptAnswer;
  readonly replayed: boolean;
}

const keptFor = 24 * 3600 * 1000;

/**
 * Does the work once: claiming the key, the work and keeping its answer are one transaction.
 *
 * A twin that comes while the work is under way waits for it and gets the same answer. When the work fails nothing is
 * kept, so a repeat tries again.
 *
 * @throws {Problem} idempotency-mismatch when the key came with another request
 */
export async function once(db: Database, attempt: Attempt, work: (tx: Database) => Promise<KeptAnswer>): Promise<Once> {
  return inTransaction(db, async (tx) => {
    if (!(await claim(tx, attempt))) return { answer: await repeated(tx, attempt), replayed: true };
    const answer = await work(tx);
    const { status, headers = null, body = null } = answer;
    await tx.update(idempotencyKeys).set({ status, headers, body }).where(named(attempt));
    return { answer, replayed: false };
  });
}

/**
 * Does work once that needs something from outside the database, which may take long: the transaction begins when it is
 * there, so that nobody holds a connection while waiting.
 *
 * A repeat gets the kept answer and prepares nothing. Twins at the same time may both prepare; the first to be done is
 * the one whose answer is kept, and the other gets it too.
 *
 * @throws {Problem} idempotency-mismatch when the key came with another request
 */
export async function onceAfter<Prepared>(
  db: Database,
  attempt: Attempt,
  prepare: () => Promise<Prepared>,
  work: (tx: Database, prepared: Prepared) => Promise<KeptAnswer>,
): Promise<Once> {
  const answer = await kept(db, attempt);
  if (answer) return { answer, replayed: true };
  const prepared = await prepare();
  return once(db, attempt, (tx) => work(tx, prepared));
}

const named = ({ scope, key }: Attempt) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

const oldest = (now: Date) => new Date(now.getTime() - keptFor);

/** Waits for a twin's transaction to end; takes over a key that is too old to be kept. */
async function claim(tx: Database, { scope, key, requestHash, now }: Attempt): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, createdAt: now, status: null, headers: null, body: null },
      setWhere: lt(idempotencyKeys.createdAt, oldest(now)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function repeated(tx: Database, attempt: Attempt): Promise<KeptAnswer> {
  const answer = await kept(tx, attempt);
  if (!answer) throw idempotencyMismatch();
  return answer;
}

/** The answer the key has, unless it has none or one that is too old. */
async function kept(db: Database, attempt: Attempt): Promise<KeptAnswer | undefined> {
  const isYoung = gte(idempotencyKeys.createdAt, oldest(attempt.now));
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(named(attempt), isYoung));
  if (!row) return undefined;
  if (row.requestHash !== attempt.requestHash) throw idempotencyMismatch();
  if (row.status === null) throw new Error('A committed idempotency key always has its answer');
  return { status: row.status, body: row.body ?? undefined, headers: row.headers ?? undefined };
}

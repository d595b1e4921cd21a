import { and, eq, gte, sql } from 'drizzle-orm';
import { type Database, sendWithoutWaiting } from '../db/database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { day } from '../lib/durations.ts';
import { idempotencyMismatch } from '../problems/problems.ts';

/** A request with an idempotency key. */
export interface Attempt {
  /** Operation and owner: the same key of another user or operation is a different key. */
  readonly scope: string;
  readonly key: string;
  /** Hash of the URL and the canonical JSON of the body. */
  readonly requestHash: string;
  readonly now: Date;
}

interface StoredResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Result {
  readonly response: StoredResponse;
  /** Whether the response was stored by an earlier request. */
  readonly replayed: boolean;
}

const retention = day;

/**
 * Runs the work at most once per key. Claiming the key, the work and storing its response are one transaction, so a
 * failure stores nothing and a retry runs the work again. A concurrent duplicate waits for the first and gets its
 * response.
 *
 * @throws {Problem} idempotency-mismatch when the key was used for another request
 */
export async function runOnce(
  db: Database,
  attempt: Attempt,
  work: (tx: Database) => Promise<StoredResponse>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    if (!(await claimKey(tx, attempt))) return { response: await requireStored(tx, attempt), replayed: true };
    const response = await work(tx);
    storeResponse(tx, attempt, response);
    return { response, replayed: false };
  });
}

/**
 * Runs work at most once per key that first needs a slow call outside the database. The transaction begins after that
 * call, so that no connection is held while waiting.
 *
 * A retry gets the stored response without preparing. Concurrent duplicates may both prepare; the first to finish
 * stores its response and the others return it, also if they can't prepare what is done already.
 *
 * @throws {Problem} idempotency-mismatch when the key was used for another request
 */
export async function runOnceAfterPreparing<Prepared>(
  db: Database,
  attempt: Attempt,
  prepare: () => Promise<Prepared>,
  work: (tx: Database, prepared: Prepared) => Promise<StoredResponse>,
): Promise<Result> {
  const response = await findStored(db, attempt);
  if (response) return { response, replayed: true };
  let prepared: Prepared;
  try {
    prepared = await prepare();
  } catch (error) {
    const finished = await findStored(db, attempt);
    if (!finished) throw error;
    return { response: finished, replayed: true };
  }
  return runOnce(db, attempt, (tx) => work(tx, prepared));
}

const getExpiryLimit = (now: Date) => new Date(now.getTime() - retention);

const isKey = and(eq(idempotencyKeys.scope, sql.placeholder('scope')), eq(idempotencyKeys.key, sql.placeholder('key')));

const insertKey = prepareOnce((db, _key: 'key') =>
  db
    .insert(idempotencyKeys)
    .values({
      scope: sql.placeholder('scope'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        createdAt: sql`excluded.created_at`,
        status: null,
        headers: null,
        body: null,
      },
      setWhere: sql`${idempotencyKeys.createdAt} < ${sql.param(sql.placeholder('expiredBefore'), idempotencyKeys.createdAt)}`,
    })
    .returning({ key: idempotencyKeys.key })
    .prepare('claim_idempotency_key'),
);

/** Inserts the key, or reuses an expired one. The insert waits for a concurrent duplicate's transaction to end. */
async function claimKey(tx: Database, attempt: Attempt): Promise<boolean> {
  const claimed = await insertKey(tx, 'key').execute({ ...attempt, expiredBefore: getExpiryLimit(attempt.now) });
  return claimed.length > 0;
}

const updateKey = prepareOnce((db, _key: 'key') =>
  db
    .update(idempotencyKeys)
    .set({
      status: sql`${sql.placeholder('status')}`,
      headers: sql`${sql.placeholder('headers')}::jsonb`,
      body: sql`${sql.placeholder('body')}::jsonb`,
    })
    .where(isKey)
    .prepare('store_response'),
);

/** Sends the response with the end of the transaction. */
function storeResponse(tx: Database, { scope, key }: Attempt, response: StoredResponse): void {
  const { status, headers, body } = response;
  const values = { scope, key, status, headers: toJson(headers), body: toJson(body) };
  sendWithoutWaiting(tx, updateKey(tx, 'key').execute(values));
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

async function requireStored(tx: Database, attempt: Attempt): Promise<StoredResponse> {
  const response = await findStored(tx, attempt);
  if (!response) throw idempotencyMismatch();
  return response;
}

const selectKey = prepareOnce((db, _key: 'key') =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(isKey, gte(idempotencyKeys.createdAt, sql.placeholder('expiredBefore'))))
    .prepare('find_stored_response'),
);

/** Returns the unexpired response of the key. */
async function findStored(
  db: Database,
  { scope, key, requestHash, now }: Attempt,
): Promise<StoredResponse | undefined> {
  const [row] = await selectKey(db, 'key').execute({ scope, key, expiredBefore: getExpiryLimit(now) });
  if (!row) return undefined;
  if (row.requestHash !== requestHash) throw idempotencyMismatch();
  if (row.status === null) throw new Error('A committed idempotency key must have a response');
  return { status: row.status, body: row.body ?? undefined, headers: row.headers ?? undefined };
}

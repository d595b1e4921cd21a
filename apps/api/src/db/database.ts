import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseUnavailable } from './errors.ts';
import { settleInOrder } from './settleInOrder.ts';

/** The database or a transaction. drizzle's own transactions leak a connection when `begin` fails: use `inTransaction`. */
export type Database = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>;

/** Address or socket of PostgreSQL, and timeouts in milliseconds. */
export type ConnectionSettings = Pick<
  pg.ClientConfig,
  | 'connectionString'
  | 'host'
  | 'port'
  | 'user'
  | 'password'
  | 'database'
  | 'options'
  | 'connectionTimeoutMillis'
  | 'query_timeout'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const connectTimeout = 5_000;
const statementTimeout = 15_000;
/** Longer than the server's own limit: without a response by then, the server or the network has failed. */
const queryTimeout = 17_000;
const idleInTransactionTimeout = 30_000;

/** Opens a pool of at most `size` connections. Lost connections are reported to `warn`; they don't end the process. */
export function openDatabase(settings: ConnectionSettings, size: number, warn: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    ...settings,
    max: size,
    application_name: 'aitours',
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    keepAlive: true,
    pipeline: true,
    stream: () => new BatchingSocket(),
  });
  pool.on('error', warn);
  pool.on('connect', (client) => {
    client.on('error', warn);
  });
  const db = drizzle(pool);
  pools.set(db, { pool, warn });
  return { db, pool, close: () => pool.end() };
}

/** Sends all statements of one turn of the event loop in one write: each write costs about 60 µs of CPU time. */
class BatchingSocket extends Socket {
  #isBatching = false;

  /** pg calls it before the messages of each statement. */
  override cork(): void {
    super.cork();
    if (this.#isBatching) return;
    this.#isBatching = true;
    super.cork();
    process.nextTick(() => {
      this.#isBatching = false;
      super.uncork();
    });
  }
}

const pools = new WeakMap<Database, { readonly pool: pg.Pool; readonly warn: (error: Error) => void }>();
const connections = new WeakMap<pg.PoolClient, Connection>();
/** Of running transactions: statements that their work didn't wait for. */
const unsettled = new WeakMap<Database, Promise<unknown>[]>();

/** Of running transactions: effects outside the database, which wait for the commit. */
const effects = new WeakMap<Database, (() => Promise<unknown>)[]>();

/** The database on one connection, `$client`. */
export type Connection = NodePgDatabase & { readonly $client: pg.PoolClient };

const isConnection = (db: Database): db is Connection => unsettled.has(db);

/** Returns the connection on which a transaction runs; nothing if `db` is no transaction. */
export const findConnection = (db: Database): Connection | undefined => (isConnection(db) ? db : undefined);

/**
 * Sends a statement whose result the work of a transaction doesn't need. If it fails, the transaction fails with its
 * error.
 */
export function sendWithoutWaiting(tx: Database, statement: PromiseLike<unknown>): void {
  const sent = Promise.resolve(statement);
  // The end of the transaction handles a rejection.
  sent.catch(() => {});
  unsettled.get(tx)?.push(sent);
}

/**
 * Has an effect outside the database once the transaction is committed, and none if it isn't. What fails then is
 * reported: the transaction can't be undone any more.
 */
export function afterCommit(tx: Database, effect: () => Promise<unknown>): void {
  const waiting = effects.get(tx);
  if (!waiting) throw new Error('An effect after the commit needs a transaction');
  waiting.push(effect);
}

/** Runs the work in one transaction. `inTransaction` also retries it. */
export async function runTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const open = pools.get(db);
  if (!open) throw new Error('A transaction needs an open database');
  const waiting: (() => Promise<unknown>)[] = [];
  const result = await runOnConnection(open.pool, waiting, work);
  for (const effect of waiting) await effect().catch(open.warn);
  return result;
}

async function runOnConnection<T>(
  pool: pg.Pool,
  waiting: (() => Promise<unknown>)[],
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = connections.get(client) ?? drizzle(client);
  connections.set(client, tx);
  effects.set(tx, waiting);
  let lost: Error | undefined;
  try {
    return await perform(tx, work);
  } catch (error) {
    // A late response on this connection would be read by the next query, so it is closed.
    if (error instanceof Error && isDatabaseUnavailable(error)) lost = error;
    throw error;
  } finally {
    unsettled.delete(tx);
    effects.delete(tx);
    client.release(lost);
  }
}

/** `begin` is sent with the first statement, and `commit` with the last. */
async function perform<T>(tx: Connection, work: (tx: Database) => Promise<T>): Promise<T> {
  const sent: Promise<unknown>[] = [];
  unsettled.set(tx, sent);
  const send = (text: string) => tx.$client.query({ name: text, text });
  sendWithoutWaiting(tx, send('begin'));
  try {
    const result = await work(tx);
    sendWithoutWaiting(tx, send('commit'));
    await settleInOrder(sent);
    return result;
  } catch (error) {
    // PostgreSQL rejects all statements after the one that failed.
    const failed = (await Promise.allSettled(sent)).find((result) => result.status === 'rejected');
    await send('rollback');
    throw failed?.reason ?? error;
  }
}

import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseUnavailable } from './errors.ts';

/** The database or a transaction. It has no relational queries: their builders would be created for each transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

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
  });
  pool.on('error', warn);
  pool.on('connect', (client) => {
    client.on('error', warn);
  });
  const db = drizzle(pool);
  db.transaction = transactionsOn(pool);
  return { db, pool, close: () => pool.end() };
}

const connections = new WeakMap<Database, Connection>();

/** The database on one connection, `$client`. */
export type Connection = NodePgDatabase & { readonly $client: pg.PoolClient };

/** Returns the connection on which a transaction runs; nothing if `db` is no transaction. */
export const findConnection = (db: Database): Connection | undefined => connections.get(db);

type Transaction = NodePgDatabase['transaction'];

/**
 * Replaces drizzle's transactions by ones that always release their connection. drizzle (0.45.4) leaks the connection
 * when `begin` fails, so that a few database outages empty the pool.
 */
function transactionsOn(pool: pg.Pool): Transaction {
  const databases = new WeakMap<pg.PoolClient, Connection>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = databases.get(client) ?? drizzle(client);
    databases.set(client, db);
    let lost: Error | undefined;
    try {
      return await db.transaction((tx) => {
        connections.set(tx, db);
        return work(tx);
      }, config);
    } catch (error) {
      // A late response on this connection would be read by the next query, so it is closed.
      if (error instanceof Error && isDatabaseUnavailable(error)) lost = error;
      throw error;
    } finally {
      client.release(lost);
    }
  };
}

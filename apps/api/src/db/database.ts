import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseUnavailable } from './errors.ts';
import * as schema from './schema.ts';

/** The database, or a transaction in it: whoever takes one doesn't care which. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** How to reach PostgreSQL, by address or by the embedded server's socket; and how long to wait for it, in milliseconds. */
export type ConnectionSettings = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'connectionTimeoutMillis' | 'query_timeout'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const connectWithin = 5_000;
const statementWithin = 15_000;
/** Longer than the server's own limit: whoever hears nothing by then won't, for the server or the line to it has gone. */
const answerWithin = 17_000;
const idleInTransactionWithin = 30_000;

/** Opens a pool of at most `size` connections. A lost connection is reported to `warn`, never thrown into the process. */
export function openDatabase(settings: ConnectionSettings, size: number, warn: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    ...settings,
    max: size,
    application_name: 'aitours',
    statement_timeout: statementWithin,
    idle_in_transaction_session_timeout: idleInTransactionWithin,
    keepAlive: true,
  });
  pool.on('error', warn);
  pool.on('connect', (client) => {
    client.on('error', warn);
  });
  const db = drizzle(pool, { schema });
  db.transaction = transactionsOn(pool);
  return { db, pool, close: () => pool.end() };
}

type Transaction = NodePgDatabase<typeof schema>['transaction'];

/**
 * Transactions whose connection always goes back to the pool. drizzle (0.45.4) keeps the connection for ever when its
 * `begin` fails, as it does when the database has just gone: a few outages later the pool would be empty for good.
 */
function transactionsOn(pool: pg.Pool): Transaction {
  const known = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  return async (work, config) => {
    const client = await pool.connect();
    const db = known.get(client) ?? drizzle(client, { schema });
    known.set(client, db);
    let lost: Error | undefined;
    try {
      return await db.transaction(work, config);
    } catch (error) {
      // A connection that has given no answer may give it later, to somebody else.
      if (error instanceof Error && isDatabaseUnavailable(error)) lost = error;
      throw error;
    } finally {
      client.release(lost);
    }
  };
}

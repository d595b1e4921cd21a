import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema.ts';

/** The database, or a transaction in it: whoever takes one doesn't care which. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** How to reach PostgreSQL: by address, or by the embedded server's socket. */
export type ConnectionSettings = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const connectWithin = 5_000;
const statementWithin = 15_000;
const idleInTransactionWithin = 30_000;

/** Opens a pool of at most `size` connections. A lost connection is reported to `warn`, never thrown into the process. */
export function openDatabase(settings: ConnectionSettings, size: number, warn: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    ...settings,
    max: size,
    application_name: 'aitours',
    connectionTimeoutMillis: connectWithin,
    statement_timeout: statementWithin,
    idle_in_transaction_session_timeout: idleInTransactionWithin,
    keepAlive: true,
  });
  pool.on('error', warn);
  pool.on('connect', (client) => {
    client.on('error', warn);
  });
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

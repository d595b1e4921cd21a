import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ConnectionSettings } from '../db/database.ts';
import { shopRole, superuser } from '../db/embedded/cluster.ts';
import { migrate } from '../db/migrate.ts';

/** Connection settings of the test server, set by `test/database.ts`. */
const serverVariable = 'AITOURS_TEST_POSTGRES';
const template = 'aitours_template';

export interface TestDatabase {
  readonly connection: ConnectionSettings;
  drop(): Promise<void>;
}

/** Creates the migrated template database, and publishes the connection to the test processes. */
export async function prepareTemplate(connection: ConnectionSettings): Promise<void> {
  await administer(connection, `create database ${template} owner ${shopRole}`);
  await migrate({ ...connection, database: template });
  process.env[serverVariable] = JSON.stringify(connection);
}

/** Creates a database with all tables and no rows. Copying files takes half the time of PostgreSQL's default strategy. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${template} strategy file_copy`);

/** Creates a database without tables. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template template0');

async function createDatabase(from: string): Promise<TestDatabase> {
  const given = process.env[serverVariable];
  if (!given) throw new Error('There is no test server: run with WITH_DATABASE=1 and --project server');
  const server: ConnectionSettings = JSON.parse(given);
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${database} owner ${shopRole} ${from}`);
  return {
    connection: { ...server, database },
    drop: () => administer(server, `drop database ${database} with (force)`),
  };
}

async function administer(server: ConnectionSettings, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

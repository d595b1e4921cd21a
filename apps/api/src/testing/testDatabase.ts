import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ConnectionSettings } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

/** The server that test databases are made on, as `test/database.ts` has started it. */
const serverVariable = 'AITOURS_TEST_POSTGRES';
const template = 'aitours_template';

export interface TestDatabase {
  readonly connection: ConnectionSettings;
  drop(): Promise<void>;
}

/** Makes the empty, migrated database that all test databases are copies of, and tells later processes where. */
export async function prepareTemplate(connection: ConnectionSettings): Promise<void> {
  await administer(connection, `create database ${template}`);
  await migrate({ ...connection, database: template });
  process.env[serverVariable] = JSON.stringify(connection);
}

/** Makes a database for one test file, with all tables and no rows. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(`template ${template}`);

/** Makes a database without a table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template template0');

async function createDatabase(from: string): Promise<TestDatabase> {
  const given = process.env[serverVariable];
  if (!given) throw new Error('There is no test server: run with WITH_DATABASE=1 and --project server');
  const server: ConnectionSettings = JSON.parse(given);
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${database} ${from}`);
  return {
    connection: { ...server, database },
    drop: () => administer(server, `drop database ${database} with (force)`),
  };
}

async function administer(server: ConnectionSettings, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

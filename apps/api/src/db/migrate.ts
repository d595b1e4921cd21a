import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ConnectionSettings } from './database.ts';
import { migrationsFolder, withMigrationsUpTo } from './migrationFiles.ts';

/** Any number no one else locks: "aitours" on a telephone's keys. */
const migrationLock = 2_486_877;

/** Brings the tables up to date. Of several processes that start at once, one does it and the others wait. */
export const migrate = (settings: ConnectionSettings): Promise<void> => apply(settings, migrationsFolder);

/** Brings the tables to where they were when `tag` was the newest migration: for a backup from then. */
export const migrateUpTo = (settings: ConnectionSettings, tag: string): Promise<void> =>
  withMigrationsUpTo(tag, (folder) => apply(settings, folder));

async function apply(settings: ConnectionSettings, folder: string): Promise<void> {
  const client = new pg.Client(settings);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

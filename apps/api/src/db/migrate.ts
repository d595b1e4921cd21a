import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from '../jobs/installJobs.ts';
import type { ConnectionSettings } from './database.ts';
import { migrationsFolder, withMigrationsUpTo } from './migrationFiles.ts';

/** An arbitrary key of PostgreSQL's advisory locks. */
const migrationLock = 2_486_877;

/** Applies the outstanding migrations. Of several processes that start together, one does it and the others wait. */
export async function migrate(settings: ConnectionSettings, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client(settings);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await installJobs(client);
  } finally {
    await client.end();
  }
}

/** Applies the migrations up to and including `tag`, to restore a backup of that version. */
export const migrateUpTo = (settings: ConnectionSettings, tag: string, folder: string): Promise<void> =>
  withMigrationsUpTo(tag, folder, (partial) => migrate(settings, partial));

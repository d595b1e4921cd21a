import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ConnectionSettings } from './database.ts';
import { listMigrations, migrationsFolder, withMigrationsUpTo } from './migrationFiles.ts';
import { installJobs } from './queue/installJobs.ts';
import { readNewestMigration } from './readNewestMigration.ts';

/** An arbitrary key of PostgreSQL's advisory locks. */
const migrationLock = 2_486_877;

/**
 * Applies the outstanding migrations. Of several processes that start together, one does it and the others wait.
 *
 * @throws Error if the database is older than the first migration: it was created before migrations were squashed
 */
export async function migrate(settings: ConnectionSettings, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client(settings);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await rejectOlderDatabase(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await installJobs(client);
  } finally {
    await client.end();
  }
}

async function rejectOlderDatabase(client: pg.Client, folder: string): Promise<void> {
  const newest = await readNewestMigration(client);
  const [first] = listMigrations(folder);
  if (newest === null || !first || newest >= first.when) return;
  throw new Error(
    'The database was created by an earlier version of the shop, which this one cannot migrate. ' +
      'Use another database, or another DATA_DIR for the embedded one.',
  );
}

/** Applies the migrations up to and including `tag`, to restore a backup of that version. */
export const migrateUpTo = (settings: ConnectionSettings, tag: string, folder: string): Promise<void> =>
  withMigrationsUpTo(tag, folder, (partial) => migrate(settings, partial));

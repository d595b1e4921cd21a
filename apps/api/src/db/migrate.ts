import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { ConnectionSettings } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number no one else locks: "aitours" on a telephone's keys. */
const migrationLock = 2_486_877;

/** Brings the tables up to date. Of several processes that start at once, one does it and the others wait. */
export async function migrate(settings: ConnectionSettings): Promise<void> {
  const client = new pg.Client(settings);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

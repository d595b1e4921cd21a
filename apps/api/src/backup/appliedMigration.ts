import type pg from 'pg';
import { migrations } from '../db/migrationFiles.ts';
import { BackupError } from './backupFile.ts';

/**
 * Returns the newest migration that was applied to the database, or null if there is none.
 *
 * @throws {BackupError} when the migration is unknown to this version of the shop
 */
export async function appliedMigration(client: pg.ClientBase, folder: string): Promise<string | null> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return null;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  const when = rows[0]?.when ?? null;
  if (when === null) return null;
  const migration = migrations(folder).find((one) => one.when === Number(when));
  if (migration) return migration.tag;
  throw new BackupError('The database belongs to another version of the shop. Use that version.');
}

import type pg from 'pg';
import { listMigrations } from '../db/migrationFiles.ts';
import { readNewestMigration } from '../db/readNewestMigration.ts';
import { BackupError } from './backupFile.ts';

/**
 * Returns the newest migration that was applied to the database, or null if there is none.
 *
 * @throws {BackupError} when the migration is unknown to this version of the shop
 */
export async function readAppliedMigration(client: pg.ClientBase, folder: string): Promise<string | null> {
  const when = await readNewestMigration(client);
  if (when === null) return null;
  const migration = listMigrations(folder).find((one) => one.when === when);
  if (migration) return migration.tag;
  throw new BackupError('The database belongs to another version of the shop. Use that version.');
}

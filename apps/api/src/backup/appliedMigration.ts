import type pg from 'pg';
import { migrations } from '../db/migrationFiles.ts';
import { BackupError } from './backupFile.ts';

/**
 * The newest migration that the database has had; null where it had none.
 *
 * @throws {BackupError} where it had one that this version of the shop doesn't know
 */
export async function appliedMigration(client: pg.ClientBase): Promise<string | null> {
  const { rows: found } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!found[0]?.known) return null;
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at) as when from drizzle.__drizzle_migrations',
  );
  const when = rows[0]?.when ?? null;
  if (when === null) return null;
  const migration = migrations().find((one) => one.when === Number(when));
  if (migration) return migration.tag;
  throw new BackupError('The database is of a newer version of the shop: use that version');
}

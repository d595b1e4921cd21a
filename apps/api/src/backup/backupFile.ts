import { z } from 'zod';

/**
 * A backup is gzipped JSON Lines: this head; for each table a `TableHead` followed by its rows, one a line; then
 * `{"end":true}`, without which the file is incomplete. Rows are copied as PostgreSQL writes them and never parsed, so
 * that no number is rounded.
 */
export const backupHead = z.object({
  aitours: z.literal('backup'),
  version: z.literal(1),
  /** The newest migration of the database. */
  migration: z.string(),
  takenAt: z.iso.datetime(),
});
export type BackupHead = z.infer<typeof backupHead>;

export const tableHead = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
});
export type TableHead = z.infer<typeof tableHead>;

export const backupEnd = z.object({ end: z.literal(true) });

/** Tables whose content the database creates itself. */
export const tablesWithoutBackup: readonly string[] = ['catalogue_version', 'outgoing_mails'];

/** An error of the backup file or the database whose message operators can act on. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

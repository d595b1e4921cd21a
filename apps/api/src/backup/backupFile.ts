import { z } from 'zod';

/**
 * A backup is a gzipped file of lines of JSON: this head; then for each table its `TableHead` and so many rows, one a
 * line; then `{"end":true}`, by which a file that was cut off is told. Numbers and texts of rows stand as PostgreSQL
 * has written them, and are read by nobody else: none is rounded.
 */
export const backupHead = z.object({
  aitours: z.literal('backup'),
  version: z.literal(1),
  /** The newest migration of the database it was taken from. */
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

/** Tables that are filled by the database itself: never empty, and not worth keeping. The catalogue's edition is new after each change. */
export const selfFilled: readonly string[] = ['catalogue_edition'];

/** What is wrong with a backup, or with the place it was to be restored to, in a sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

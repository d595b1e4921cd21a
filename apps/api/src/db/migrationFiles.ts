import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const journalFile = path.join('meta', '_journal.json');

const journalShape = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});

const journal = () => journalShape.parse(JSON.parse(readFileSync(path.join(migrationsFolder, journalFile), 'utf8')));

/** One change of the tables, as drizzle notes it. */
export interface Migration {
  /** Its file without the ending: `0003_booking_order`. */
  readonly tag: string;
  /** The instant it was written, in milliseconds: what the database keeps of it. */
  readonly when: number;
}

/** All migrations of this version of the shop, oldest first. */
export const migrations = (): readonly Migration[] => journal().entries;

/** Works with a folder of the migrations up to and with `last`. */
export async function withMigrationsUpTo<T>(last: string, work: (folder: string) => Promise<T>): Promise<T> {
  const { entries, ...rest } = journal();
  const count = entries.findIndex(({ tag }) => tag === last) + 1;
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(path.join(folder, journalFile), JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

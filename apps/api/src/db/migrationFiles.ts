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

const readJournal = (folder: string) =>
  journalShape.parse(JSON.parse(readFileSync(path.join(folder, journalFile), 'utf8')));

/** A migration as drizzle records it. */
export interface Migration {
  /** Its file name without extension: `0000_initial`. */
  readonly tag: string;
  /** When it was generated, in milliseconds since 1970; the database stores this of an applied migration. */
  readonly when: number;
}

/** Returns all migrations, oldest first. */
export const listMigrations = (folder: string): readonly Migration[] => readJournal(folder).entries;

/** Runs the work with a temporary folder of the migrations up to and including `last`. */
export async function withMigrationsUpTo<T>(
  last: string,
  source: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const { entries, ...rest } = readJournal(source);
  const count = entries.findIndex(({ tag }) => tag === last) + 1;
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-migrations-'));
  try {
    cpSync(source, folder, { recursive: true });
    writeFileSync(path.join(folder, journalFile), JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

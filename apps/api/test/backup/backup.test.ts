import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfFilled } from '../../src/backup/backupFile.ts';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { writeBackup } from '../../src/backup/writeBackup.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrationFiles.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'aitours-backup-'));
const file = path.join(folder, 'shop.jsonl.gz');
const now = new Date('2030-03-01T08:00:00Z');
const open: TestDatabase[] = [];
let shop: TestDatabase;

async function database(make: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const made = await make();
  open.push(made);
  return made;
}

async function within<T>({ connection }: TestDatabase, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(connection, 2, () => {});
  return work(db).finally(close);
}

/** Every row of every table that isn't filled by itself, as text and in one order. */
const contents = (at: TestDatabase) =>
  within(at, async (db) => {
    const tables = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const all: Record<string, unknown[]> = {};
    for (const { name } of tables.rows.filter((table) => !selfFilled.includes(table.name))) {
      const { rows } = await db.execute(sql.raw(`select t::text as row from public.${name} t order by 1`));
      all[name] = rows;
    }
    return all;
  });

/** The backup with its lines changed, as a file of its own. */
function changed(name: string, change: (lines: string[]) => string[]): string {
  const target = path.join(folder, name);
  writeFileSync(target, gzipSync(change(gunzipSync(readFileSync(file)).toString().split('\n')).join('\n')));
  return target;
}

beforeAll(async () => {
  shop = await database(createTestDatabase);
  await within(shop, (db) => seedShop(db, { now, password: 'try-me-out' }));
  await writeBackup(shop.connection, file, now);
});
afterAll(async () => {
  for (const one of open) await one.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup restored into an empty database is the same shop, row by row, with its references', async () => {
  const copy = await database(createEmptyDatabase);
  const { tables, rows } = await restoreBackup(copy.connection, file);
  const before = await contents(shop);
  expect(await contents(copy)).toEqual(before);
  expect(tables).toBe(Object.keys(before).length);
  expect(rows).toBe(Object.values(before).flat().length);
  expect(before['bookings']?.length).toBeGreaterThan(0);
  const references = (at: TestDatabase) =>
    within(
      at,
      async (db) => (await db.execute(sql`select conname from pg_constraint where contype = 'f' order by 1`)).rows,
    );
  expect(await references(copy)).toEqual(await references(shop));
});

test('nothing counts up outside the tables, where a backup would not see it', async () => {
  expect(await within(shop, (db) => db.$count(sql`pg_sequences`, sql`schemaname = 'public'`))).toBe(0);
});

test('customers’ data is readable to us alone, and nothing half-written stays', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a backup from before a change of the tables is restored, and changed then', async () => {
  const [first, ...later] = migrations();
  const old = changed('old.jsonl.gz', ([head, ...lines]) => {
    const bookings = lines.findIndex((line) => line.includes('"table":"images"'));
    const { rows } = JSON.parse(lines[bookings]!);
    const older = JSON.stringify({ ...JSON.parse(head!), migration: first!.tag });
    return [older, ...lines.slice(bookings, bookings + rows + 1), '{"end":true}'];
  });
  expect(later.length).toBeGreaterThan(0);
  const copy = await database(createEmptyDatabase);
  await restoreBackup(copy.connection, old);
  const [images, all] = [(await contents(copy))['images'], await contents(shop)];
  expect(images).toEqual(all['images']);
  expect(Object.keys(await contents(copy))).toEqual(Object.keys(all));
});

test.each([
  ['a file that was cut off', (lines: string[]) => lines.slice(0, -3), /cut off/],
  ['a file of something else', () => ['{"name":"shop"}'], /no backup/],
  ['a file that is no JSON', () => ['hello'], /no backup/],
  [
    'a backup of a newer shop',
    ([head, ...lines]: string[]) => [JSON.stringify({ ...JSON.parse(head!), migration: '9999_later' }), ...lines],
    /newer version/,
  ],
  [
    'rows whose owner is missing',
    (lines: string[]) => {
      const at = lines.findIndex((line) => line.includes('"table":"users"'));
      const head = JSON.parse(lines[at]!);
      return lines.toSpliced(at, head.rows + 1, JSON.stringify({ ...head, rows: 0 }));
    },
    /violates foreign key/,
  ],
])('%s is refused, and leaves no row behind', async (name, change, message) => {
  const copy = await database(createTestDatabase);
  await expect(restoreBackup(copy.connection, changed(`${name}.gz`, change))).rejects.toThrow(message);
  expect(Object.values(await contents(copy)).flat()).toEqual([]);
});

test('a database that holds something, or tables newer than the backup, is left alone', async () => {
  const before = await contents(shop);
  await expect(restoreBackup(shop.connection, file)).rejects.toThrow(/isn't empty/);
  expect(await contents(shop)).toEqual(before);
  const migrated = await database(createEmptyDatabase);
  await migrate(migrated.connection);
  const older = changed('older.gz', ([head, ...lines]) => [
    JSON.stringify({ ...JSON.parse(head!), migration: migrations()[0]!.tag }),
    ...lines,
  ]);
  await expect(restoreBackup(migrated.connection, older)).rejects.toThrow(/newer than the backup/);
});

test('a database without a shop has nothing to keep, and no file is left', async () => {
  const empty = await database(createEmptyDatabase);
  const nothing = path.join(folder, 'nothing.gz');
  await expect(writeBackup(empty.connection, nothing, now)).rejects.toThrow(/no shop/);
  expect(statSync(nothing, { throwIfNoEntry: false })).toBeUndefined();
});

import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesWithoutBackup } from '../../src/backup/backupFile.ts';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { writeBackup } from '../../src/backup/writeBackup.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsFolder } from '../../src/db/migrationFiles.ts';
import { auditEntries } from '../../src/db/schema.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'aitours-backup-'));
const file = path.join(folder, 'shop.jsonl.gz');
const now = new Date('2030-03-01T08:00:00Z');
const open: TestDatabase[] = [];

async function database(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const created = await create();
  open.push(created);
  return created;
}

async function within<T>({ connection }: TestDatabase, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(connection, 2, () => {});
  return work(db).finally(close);
}

/** Adds an entry to the audit log, and returns its position. */
const insertAuditEntry = (at: TestDatabase) =>
  within(at, async (db) => {
    const entry = { at: now, userId: 'user', role: 'owner', operation: 'setStaffRole', objectId: 'colleague' } as const;
    const [inserted] = await db.insert(auditEntries).values(entry).returning();
    return inserted?.position;
  });

/** Returns the sorted rows of each table that backups contain, as text. */
const contents = (at: TestDatabase) =>
  within(at, async (db) => {
    const tables = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const all: Record<string, unknown[]> = {};
    for (const { name } of tables.rows.filter((table) => !tablesWithoutBackup.includes(table.name))) {
      const { rows } = await db.execute(sql.raw(`select t::text as row from public.${name} t order by 1`));
      all[name] = rows;
    }
    return all;
  });

/** Writes a copy of the backup with changed lines. */
function changed(name: string, change: (lines: string[]) => string[]): string {
  const target = path.join(folder, name);
  writeFileSync(target, gzipSync(change(gunzipSync(readFileSync(file)).toString().split('\n')).join('\n')));
  return target;
}

const shop = await database(createTestDatabase);
await within(shop, (db) => seedShop(db, { now, password: 'try-me-out' }));
for (const _ of [1, 2]) await insertAuditEntry(shop);
await writeBackup(shop.connection, file, now);
afterAll(async () => {
  for (const one of open) await one.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup restored into an empty database gives the same rows and foreign keys', async () => {
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

test('entries of the audit log that are added after a restore follow the restored ones', async () => {
  const copy = await database(createEmptyDatabase);
  await restoreBackup(copy.connection, file);
  expect(await insertAuditEntry(copy)).toBe(3);
});

test('the backup file is readable by its owner only', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a database from before the first migration is rejected', async () => {
  const old = await database(createEmptyDatabase);
  await migrate(old.connection);
  const setOlder = sql`update drizzle.__drizzle_migrations
    set created_at = (select min(created_at) - 1 from drizzle.__drizzle_migrations)`;
  await within(old, (db) => db.execute(setOlder));
  await expect(migrate(old.connection)).rejects.toThrow(/earlier version of the shop/);
});

describe('with a later migration', () => {
  const laterFolder = path.join(folder, 'migrations');
  beforeAll(() => {
    cpSync(migrationsFolder, laterFolder, { recursive: true });
    const journalFile = path.join(laterFolder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' });
    writeFileSync(journalFile, JSON.stringify(journal));
    writeFileSync(path.join(laterFolder, '9999_later.sql'), 'alter table images add column later text');
  });

  test('a backup of an earlier version is restored and then migrated', async () => {
    const copy = await database(createEmptyDatabase);
    await restoreBackup(copy.connection, file, laterFolder);
    const [{ images: migrated, ...unchanged }, { images, ...before }] = [await contents(copy), await contents(shop)];
    expect(unchanged).toEqual(before);
    expect(migrated).toHaveLength(images?.length ?? 0);
    const later = await within(copy, (db) => db.execute(sql`select later from images limit 1`));
    expect(later.rows).toEqual([{ later: null }]);
  });

  test('a database with newer tables than the backup is left unchanged', async () => {
    const migrated = await database(createEmptyDatabase);
    await migrate(migrated.connection, laterFolder);
    await expect(restoreBackup(migrated.connection, file, laterFolder)).rejects.toThrow(/newer tables than the backup/);
    expect(Object.values(await contents(migrated)).flat()).toEqual([]);
  });
});

test.each([
  ['a truncated file', (lines: string[]) => lines.slice(0, -3), /incomplete/],
  ['a file of another format', () => ['{"name":"shop"}'], /not a backup/],
  ['a file without JSON', () => ['hello'], /not a backup/],
  [
    'a backup with an unknown migration',
    ([head, ...lines]: string[]) => [JSON.stringify({ ...JSON.parse(head!), migration: '9999_later' }), ...lines],
    /is unknown/,
  ],
  [
    'a booking without its user',
    (lines: string[]) => {
      const at = lines.findIndex((line) => line.includes('"table":"users"'));
      const head = JSON.parse(lines[at]!);
      return lines.toSpliced(at, head.rows + 1, JSON.stringify({ ...head, rows: 0 }));
    },
    /violates foreign key/,
  ],
])('%s is rejected without inserting a row', async (name, change, message) => {
  const copy = await database(createTestDatabase);
  await expect(restoreBackup(copy.connection, changed(`${name}.gz`, change))).rejects.toThrow(message);
  expect(Object.values(await contents(copy)).flat()).toEqual([]);
});

test('a database with rows is left unchanged', async () => {
  const before = await contents(shop);
  await expect(restoreBackup(shop.connection, file)).rejects.toThrow(/isn't empty/);
  expect(await contents(shop)).toEqual(before);
});

test('a database without a shop is an error, and no file is written', async () => {
  const empty = await database(createEmptyDatabase);
  const nothing = path.join(folder, 'nothing.gz');
  await expect(writeBackup(empty.connection, nothing, now)).rejects.toThrow(/has no shop/);
  expect(statSync(nothing, { throwIfNoEntry: false })).toBeUndefined();
});

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import type { z } from 'zod';
import type { ConnectionSettings } from '../db/database.ts';
import { migrate, migrateUpTo } from '../db/migrate.ts';
import { listMigrations, migrationsFolder } from '../db/migrationFiles.ts';
import { readAppliedMigration } from './appliedMigration.ts';
import { BackupError, backupEnd, backupHead, type TableHead, tableHead, tablesWithoutBackup } from './backupFile.ts';
import type { Backup } from './writeBackup.ts';

const batchSize = 500;

/**
 * Restores a backup into an empty database: applies the migrations up to the backup's version, inserts the rows in one
 * transaction, and applies the later migrations. So a backup of an older version of the shop or of PostgreSQL can be
 * restored into a newer one.
 *
 * @param folder the migrations
 * @throws {BackupError} when the database isn't empty, or the file isn't a complete backup of a known version
 */
export async function restoreBackup(
  settings: ConnectionSettings,
  file: string,
  folder = migrationsFolder,
): Promise<Backup> {
  const lines = readLines(file);
  const { migration } = await parseNext(lines, backupHead);
  if (!listMigrations(folder).some(({ tag }) => tag === migration))
    throw new BackupError(`The backup is of another version of the shop: the migration ${migration} is unknown.`);
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await requireNotNewer(client, migration, folder);
    await migrateUpTo(settings, migration, folder);
    await client.query('begin');
    const tables = await backedUpTables(client);
    await requireEmpty(client, tables);
    const restored = await withoutForeignKeys(client, () => readTables(client, tables, lines));
    await continueSequences(client);
    await client.query('commit');
    await migrate(settings, folder);
    return restored;
  } finally {
    await client.end();
  }
}

type Lines = AsyncIterator<string>;

function readLines(file: string): Lines {
  // The callback is required; errors reach the reader of the lines.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  return createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError('The backup is incomplete.');
  return value;
}

async function parseNext<Shape extends z.ZodType>(lines: Lines, shape: Shape): Promise<z.infer<Shape>> {
  const read = shape.safeParse(parseJson(await nextLine(lines)));
  if (!read.success) throw new BackupError('The file is not a backup of the shop.');
  return read.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function readTables(client: pg.Client, tables: readonly string[], lines: Lines): Promise<Backup> {
  let count = 0;
  let rows = 0;
  for (;;) {
    const head = await parseNext(lines, tableHead.or(backupEnd));
    if ('end' in head) return { tables: count, rows };
    if (!tables.includes(head.table)) throw new BackupError(`The backup has an unknown table: ${head.table}`);
    await readRows(client, head, lines);
    count += 1;
    rows += head.rows;
  }
}

async function readRows(client: pg.Client, { table, columns, rows }: TableHead, lines: Lines): Promise<void> {
  const name = `public.${pg.escapeIdentifier(table)}`;
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const insert = `insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, $1::json)`;
  for (let left = rows; left > 0; left -= batchSize) {
    const batch: string[] = [];
    while (batch.length < Math.min(left, batchSize)) batch.push(await nextLine(lines));
    await client.query(insert, [`[${batch.join(',')}]`]);
  }
}

/** Lets the numbers of identity columns continue after those of the restored rows. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select quote_ident(table_name) as table, column_name as column
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    const last = `(select max(${pg.escapeIdentifier(column)}) from public.${table})`;
    await client.query(`select setval(pg_get_serial_sequence($1, $2), ${last})`, [`public.${table}`, column]);
  }
}

async function requireNotNewer(client: pg.Client, migration: string, folder: string): Promise<void> {
  const applied = await readAppliedMigration(client, folder);
  const order = listMigrations(folder).map(({ tag }) => tag);
  if (applied !== null && order.indexOf(applied) > order.indexOf(migration))
    throw new BackupError('The database has newer tables than the backup. Restore into an empty database.');
}

async function requireEmpty(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from public.${pg.escapeIdentifier(table)} limit 1`);
    if (rowCount !== 0) throw new BackupError(`The database isn't empty: the table ${table} has rows.`);
  }
}

/** Returns the tables that backups contain. */
async function backedUpTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name).filter((name) => !tablesWithoutBackup.includes(name));
}

/** Drops the foreign keys, because rows arrive in any order, and adds them again after the work, which checks all rows. */
async function withoutForeignKeys<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ owner: string; name: string; rule: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  const done = await work();
  for (const { owner, name, rule } of rows) await client.query(`alter table ${owner} add constraint ${name} ${rule}`);
  return done;
}

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import type { z } from 'zod';
import type { ConnectionSettings } from '../db/database.ts';
import { migrate, migrateUpTo } from '../db/migrate.ts';
import { migrations } from '../db/migrationFiles.ts';
import { appliedMigration } from './appliedMigration.ts';
import { BackupError, backupEnd, backupHead, selfFilled, type TableHead, tableHead } from './backupFile.ts';
import type { Backup } from './writeBackup.ts';

const rowsAtOnce = 500;

/**
 * Fills an empty database from a backup: makes the tables as they were then, puts the rows in, all or none, and brings
 * both up to date. So a backup of an older version of the shop, or of PostgreSQL, is restored into a newer one.
 *
 * @throws {BackupError} when the database isn't empty, or the file is cut off, of a newer version, or no backup
 */
export async function restoreBackup(settings: ConnectionSettings, file: string): Promise<Backup> {
  const lines = linesOf(file);
  const { migration } = await next(lines, backupHead);
  if (!migrations().some(({ tag }) => tag === migration))
    throw new BackupError(`The backup is of a newer version of the shop: ${migration} isn't known here`);
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await requireNoLater(client, migration);
    await migrateUpTo(settings, migration);
    await client.query('begin');
    const tables = await tablesOf(client);
    await requireEmpty(client, tables);
    const restored = await withoutReferences(client, () => readTables(client, tables, lines));
    await client.query('commit');
    await migrate(settings);
    return restored;
  } finally {
    await client.end();
  }
}

type Lines = AsyncIterator<string>;

function linesOf(file: string): Lines {
  // What is wrong with the file reaches whoever reads its lines.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  return createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError('The backup is cut off');
  return value;
}

async function next<Shape extends z.ZodType>(lines: Lines, shape: Shape): Promise<z.infer<Shape>> {
  const read = shape.safeParse(parsed(await nextLine(lines)));
  if (!read.success) throw new BackupError('The file is no backup of the shop');
  return read.data;
}

function parsed(line: string): unknown {
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
    const head = await next(lines, tableHead.or(backupEnd));
    if ('end' in head) return { tables: count, rows };
    if (!tables.includes(head.table)) throw new BackupError(`The backup has a table that isn't known: ${head.table}`);
    await readRows(client, head, lines);
    count += 1;
    rows += head.rows;
  }
}

async function readRows(client: pg.Client, { table, columns, rows }: TableHead, lines: Lines): Promise<void> {
  const name = `public.${pg.escapeIdentifier(table)}`;
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const insert = `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1::json)`;
  for (let left = rows; left > 0; left -= rowsAtOnce) {
    const batch: string[] = [];
    while (batch.length < Math.min(left, rowsAtOnce)) batch.push(await nextLine(lines));
    await client.query(insert, [`[${batch.join(',')}]`]);
  }
}

async function requireNoLater(client: pg.Client, migration: string): Promise<void> {
  const applied = await appliedMigration(client);
  const order = migrations().map(({ tag }) => tag);
  if (applied !== null && order.indexOf(applied) > order.indexOf(migration))
    throw new BackupError('The database has tables newer than the backup: restore into an empty one');
}

async function requireEmpty(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from public.${pg.escapeIdentifier(table)} limit 1`);
    if (rowCount !== 0) throw new BackupError(`The database isn't empty: there is something in ${table}`);
  }
}

/** The tables that backups hold. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name).filter((name) => !selfFilled.includes(name));
}

/** References between tables are off while rows come in any order, and hold for all of them at the end. */
async function withoutReferences<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ owner: string; name: string; rule: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  const done = await work();
  for (const { owner, name, rule } of rows) await client.query(`alter table ${owner} add constraint ${name} ${rule}`);
  return done;
}

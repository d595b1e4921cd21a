import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { ConnectionSettings } from '../db/database.ts';
import { migrationsFolder } from '../db/migrationFiles.ts';
import { readAppliedMigration } from './appliedMigration.ts';
import { BackupError, type BackupHead, type TableHead, tablesWithoutBackup } from './backupFile.ts';

const batchSize = 500;

/** The numbers of copied tables and rows. */
export interface Backup {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes all rows of the shop to a file. They are a consistent snapshot, also while customers book. The file contains
 * personal data, so only its owner can read it.
 *
 * @throws {BackupError} when the database has no shop
 */
export async function writeBackup(settings: ConnectionSettings, file: string, now: Date): Promise<Backup> {
  const client = new pg.Client(settings);
  await client.connect();
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const heads = await readTableHeads(client);
    const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
    await pipeline(Readable.from(lines(client, heads, now)), createGzip(), target);
    await rename(unfinished, file);
    return { tables: heads.length, rows: heads.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}

async function* lines(client: pg.Client, heads: readonly TableHead[], now: Date): AsyncGenerator<string> {
  const migration = await readAppliedMigration(client, migrationsFolder);
  if (migration === null) throw new BackupError('The database has no shop.');
  const head: BackupHead = { aitours: 'backup', version: 1, migration, takenAt: now.toISOString() };
  yield `${JSON.stringify(head)}\n`;
  for (const table of heads) {
    yield `${JSON.stringify(table)}\n`;
    for await (const row of readRows(client, table)) yield `${row}\n`;
  }
  yield '{"end":true}\n';
}

async function* readRows(client: pg.Client, { table, columns }: TableHead): AsyncGenerator<string> {
  const list = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  await client.query(
    `declare backup no scroll cursor for
     select row_to_json(stored)::text as row from (select ${list} from public.${pg.escapeIdentifier(table)}) stored`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchSize} from backup`);
    for (const { row } of rows) yield row;
    if (rows.length < batchSize) break;
  }
  await client.query('close backup');
}

/** Returns all tables with their stored columns; generated columns are left out. */
async function readTableHeads(client: pg.Client): Promise<TableHead[]> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     group by c.table_name order by c.table_name`,
  );
  const heads: TableHead[] = [];
  for (const { table, columns } of tables.filter((one) => !tablesWithoutBackup.includes(one.table))) {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from public.${pg.escapeIdentifier(table)}`,
    );
    heads.push({ table, columns, rows: Number(rows[0]?.n) });
  }
  return heads;
}

import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts rows in one statement, and updates those that exist except for their id.
 *
 * @param target the columns that identify an existing row
 */
export async function upsert<Table extends PgTable>(
  db: Database,
  table: Table,
  target: readonly [PgColumn, ...PgColumn[]],
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const changed = Object.entries(columns).filter(
    ([name, column]) => name in first && name !== 'id' && !target.includes(column),
  );
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({
      target: [...target],
      set: Object.fromEntries(
        changed.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
      ) as PgUpdateSetSource<Table>,
    });
}

import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';

/** Whether each word of a search occurs somewhere in the columns, whatever its case; for tables that stay small. */
export function containsWords(search: string | undefined, ...columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return and(...words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

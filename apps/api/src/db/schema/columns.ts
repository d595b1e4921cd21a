import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** An amount of money in whole fils. */
export const fils = (name: string) => bigint(name, { mode: 'number' });

/** An instant, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Ids are text on the wire and here: a malformed one finds nothing, where a uuid column would raise an error. */
export const id = (name = 'id') => text(name).primaryKey().default(sql`gen_random_uuid()::text`);

/** Words to search for, in the `simple` configuration: names in several languages, no stemming. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of some texts, for an index and for the questions that use it: both must say the same. What parts an
 * address of e-mail or a hyphenated name parts its words.
 */
export function searchVector(...texts: readonly (AnyColumn | SQL)[]): SQL {
  const joined = sql.join([...texts], sql` || ' ' || `);
  return sql`to_tsvector('simple', regexp_replace(${joined}, '[^[:alnum:]]+', ' ', 'g'))`;
}

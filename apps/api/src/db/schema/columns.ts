import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** An amount of money in whole fils. */
export const fils = (name: string) => bigint(name, { mode: 'number' });

/** An instant (`timestamptz`). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The columns with the state of a product. */
export const stateColumns = () => ({
  /** Not on sale: a draft, or archived. Set instead of deleting, so that bookings can still refer to it. */
  withdrawnAt: instant('withdrawn_at'),
  /** Staff don't sell it any more; always also withdrawn. */
  archivedAt: instant('archived_at'),
});

/** Ids are text, because a `uuid` column raises an error for a malformed id instead of not finding it. */
export const id = () => text('id').primaryKey().default(sql`gen_random_uuid()::text`);

/** A `tsvector` in the `simple` configuration: names are in several languages, so there is no stemming. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Returns the `tsvector` of some texts, simplified as searches are (`simplifyText`). An index and the queries that use it
 * must have the same expression. E-mail addresses and names with a hyphen or an apostrophe are also found by their parts.
 */
export const searchVector = (...texts: readonly (AnyColumn | SQL)[]): SQL =>
  sql`search_words(${sql.join([...texts], sql` || ' ' || `)})`;

/**
 * Returns the digits of a phone number from last to first, so that an index finds a number by its end. An index and the
 * queries that use it must have the same expression.
 */
export const reversedPhoneDigits = (phone: AnyColumn): SQL =>
  sql`reverse(regexp_replace(${phone}, '[^0-9]+', '', 'g'))`;

/** Returns the youngest age of facts, null if unknown. An index and the queries that use it must have the same expression. */
export const selectMinAge = (facts: AnyColumn): SQL<number | null> => sql`((${facts} ->> 'min_age')::integer)`;

/** Matches known facts. An index and the queries that use it must have the same expression. */
export const isFactTrue = (facts: AnyColumn, name: 'step_free' | 'stroller'): SQL =>
  sql`${facts} @> ${sql.raw(`'{"${name}": true}'`)}`;

/** Returns words for known facts, which searches find although no text has them. */
export const factWords = (facts: AnyColumn): SQL =>
  sql`case when coalesce(${isFactTrue(facts, 'step_free')}, false) then 'wheelchair accessible' else '' end
    || case when coalesce(${isFactTrue(facts, 'stroller')}, false) then ' stroller pram' else '' end`;

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * Returns the price of an adult on the date of `toFreeValues`: `findPricesOn` in SQL.
 *
 * @param regular the price of dates without a season
 */
export const seasonPrice = (seasons: AnyColumn, regular: AnyColumn): SQL<number> =>
  sql`coalesce((
    select (season.value ->> 'adult')::bigint from jsonb_array_elements(${seasons}) as season
    where ${sql.placeholder('freeOn')}::date
      between (season.value ->> 'startDate')::date and (season.value ->> 'endDate')::date
      and (season.value -> 'weekdays' is null
        or season.value -> 'weekdays' @> to_jsonb(${sql.placeholder('freeWeekday')}::integer))
    limit 1
  ), ${regular})`.mapWith(Number);

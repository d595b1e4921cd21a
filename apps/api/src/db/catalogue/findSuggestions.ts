import type { CalendarDate } from '@aitours/domain/dates';
import { getWordForms, type SearchableText } from '@aitours/domain/search';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { activities, ticketEvents, tours } from '../schema.ts';
import { isEventOnSale } from './events.ts';
import { getPopularity, withoutReviews } from './searchEverything.ts';
import { isTourOnSale } from './tours.ts';

/** A product that may be suggested. */
export interface SuggestableProduct extends SearchableText {
  readonly kind: 'activity' | 'tour' | 'attraction';
  readonly slug: string;
}

type Row = Pick<SuggestableProduct, 'kind' | 'slug' | 'title' | 'place'> &
  Record<'rating' | 'reviews', string | number | null>;

/** Of more matches of one kind, the newest are compared and ranked. */
const maxFound = 1000;
const maxCandidates = 100;

interface Source {
  readonly kind: SuggestableProduct['kind'];
  readonly table: PgTable & Record<'slug' | 'title' | 'search' | 'createdAt' | 'id', AnyColumn>;
  readonly place: SQL | AnyColumn;
  readonly rating: SQL;
  readonly isOnSale: SQL;
}

/**
 * Finds products whose title or place has words that begin with all of the given ones, in no particular order.
 *
 * @param words from `toSearchWords`
 */
export async function findSuggestions(
  db: Database,
  words: readonly string[],
  today: CalendarDate,
): Promise<SuggestableProduct[]> {
  const statements = sourcesOn(today).map((source) => selectFrom(source, words));
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql.join(statements, sql` union all `));
  return rows.map(({ kind, slug, title, place, rating, reviews }) => ({
    kind,
    slug,
    title,
    place,
    type: '',
    text: '',
    popularity: reviews === null ? withoutReviews : getPopularity(Number(rating), Number(reviews)),
  }));
}

const sourcesOn = (today: CalendarDate): readonly Source[] => [
  {
    kind: 'activity',
    table: activities,
    place: activities.locationName,
    rating: sql`${activities.averageRating} as rating, ${activities.reviewsCount} as reviews`,
    isOnSale: sql`${activities.withdrawnAt} is null`,
  },
  {
    kind: 'tour',
    table: tours,
    place: sql`coalesce(${tours.location}, '')`,
    rating: sql`${tours.averageRating} as rating, ${tours.reviewsCount} as reviews`,
    isOnSale: isTourOnSale,
  },
  {
    kind: 'attraction',
    table: ticketEvents,
    place: sql`concat_ws(', ', ${ticketEvents.venue}, ${ticketEvents.location})`,
    rating: sql`null::numeric as rating, null::integer as reviews`,
    isOnSale: sql`${isEventOnSale} and ${ticketEvents.endDate} >= ${today}`,
  },
];

/**
 * The index has descriptions too, so the titles and places of what it finds are compared again. The planner can't
 * estimate how many of them match: without a limit before, a frequent word takes 300 ms with 34,000 activities.
 */
function selectFrom({ kind, table, place, rating, isOnSale }: Source, words: readonly string[]): SQL {
  const forms = words.map((word) => getWordForms(word).forms);
  const query = forms.map((each) => `(${each.map((form) => `${form}:*`).join(' | ')})`).join(' & ');
  const named = forms.map((each) => sql`simplify_text(title || ' ' || place) ~ ${`\\m(${each.join('|')})`}`);
  return sql`(
    select * from (
      select ${kind}::text as kind, ${table.slug} as slug, ${table.title} as title, ${place} as place, ${rating}
      from ${table}
      where ${isOnSale} and ${table.search} @@ to_tsquery('simple', ${query})
      order by ${table.createdAt} desc, ${table.id} desc
      limit ${maxFound}) as found
    where ${sql.join([sql`true`, ...named], sql` and `)}
    limit ${maxCandidates})`;
}

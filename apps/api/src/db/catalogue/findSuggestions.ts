import type { CalendarDate } from '@aitours/domain/dates';
import { getWordForms, type SearchableText } from '@aitours/domain/search';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { activities, ticketEvents, tours } from '../schema.ts';
import { popularityOf, withoutReviews } from './searchEverything.ts';

/** A product that may be suggested. */
export interface SuggestableProduct extends SearchableText {
  readonly kind: 'activity' | 'tour' | 'attraction';
  readonly slug: string;
}

type Row = Pick<SuggestableProduct, 'kind' | 'slug' | 'title' | 'place'> &
  Record<'rating' | 'reviews', string | number | null>;

/** Of more matches of one kind, the newest are ranked. */
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
  const query = words.map(formatBeginnings).join(' & ');
  const statements = sourcesOn(today).map((source) => selectFrom(source, query));
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql.join(statements, sql` union all `));
  return rows.map(({ kind, slug, title, place, rating, reviews }) => ({
    kind,
    slug,
    title,
    place,
    type: '',
    text: '',
    popularity: reviews === null ? withoutReviews : popularityOf(Number(rating), Number(reviews)),
  }));
}

const formatBeginnings = (word: string): string => {
  const forms = getWordForms(word).forms.map((form) => `${form}:*`);
  return `(${forms.join(' | ')})`;
};

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
    rating: sql`${tours.averageRating}, ${tours.reviewsCount}`,
    isOnSale: sql`true`,
  },
  {
    kind: 'attraction',
    table: ticketEvents,
    place: sql`concat_ws(', ', ${ticketEvents.venue}, ${ticketEvents.location})`,
    rating: sql`null, null`,
    isOnSale: sql`${ticketEvents.endDate} >= ${today}`,
  },
];

/** The index of the search has descriptions too, so the title and place of what it finds are compared again. */
const selectFrom = ({ kind, table, place, rating, isOnSale }: Source, query: string): SQL => sql`(
  select ${kind} as kind, ${table.slug} as slug, ${table.title} as title, ${place} as place, ${rating}
  from ${table}
  where ${isOnSale}
    and ${table.search} @@ to_tsquery('simple', ${query})
    and to_tsvector('simple', ${table.title} || ' ' || ${place}) @@ to_tsquery('simple', ${query})
  order by ${table.createdAt} desc, ${table.id} desc
  limit ${maxCandidates})`;

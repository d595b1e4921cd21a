import {
  type Category,
  type DayPart,
  type Filters,
  getLists,
  type ListKind,
  type ProductSort,
  productFilters,
} from '@aitours/domain/browse';
import type { Quirks } from '@aitours/domain/quirks';
import { paths } from '../../platform/paths.ts';

/** Number of cards shown at first and added by each "show more". */
export const cardsPerStep = 24;

/**
 * The state of things-to-do. It is in the URL, so that it can be shared, reloaded and reached by the back button
 * (BROWSE-02).
 */
export interface Browsing extends Filters {
  readonly category: Category;
  readonly search?: string;
  /** Only what is free on this date (docs/rules/search-and-lists.md). */
  readonly date?: string;
  /** The size of the group that `date` is for; absent: one. */
  readonly people?: number;
  /** The part of the day that `date` is for; absent: any time. */
  readonly time?: DayPart;
  /** Absent: recommended. */
  readonly sort?: ProductSort;
  /** The results are also on a map. */
  readonly map?: 'true';
  /** Number of visible cards. */
  readonly shown: number;
}

/** In the order of the URL. */
const filterNames = ['date', 'people', 'time', ...productFilters, 'search', 'map'] as const;

/**
 * Returns the URL of a state; default values are omitted.
 *
 * @example getBrowsingPath({ category: 'tours', search: 'Liwa' }) // '/things-to-do?category=tours&search=Liwa'
 * @example getBrowsingPath({}) // '/things-to-do'
 */
export function getBrowsingPath({ category, sort, shown, ...rest }: Partial<Browsing>): string {
  const query = new URLSearchParams();
  if (category && category !== 'all') query.set('category', category);
  for (const name of filterNames) if (rest[name]) query.set(name, String(rest[name]));
  if (sort && sort !== 'recommended') query.set('sort', sort);
  if (shown && shown > cardsPerStep) query.set('shown', String(shown));
  return query.size > 0 ? `${paths.thingsToDo()}?${query}` : paths.thingsToDo();
}

/** Returns the change that removes some filters. */
export const withoutFilters = (names: readonly (keyof Filters)[]): Filters =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** Returns the state without the rating where its filter doesn't apply (QUIRK-08). */
export const withAppliedFilters = (
  browsing: Browsing,
  { ratingFilterApplies }: Pick<Quirks, 'ratingFilterApplies'>,
): Browsing => (ratingFilterApplies ? browsing : { ...browsing, rating: undefined });

/** Returns the lists that can have matching products: attractions have no ratings. */
export const listsWith = ({ category, date, rating }: Omit<Browsing, 'shown'>): readonly ListKind[] =>
  getLists(category, !!date).filter((list) => list !== 'events' || !rating);

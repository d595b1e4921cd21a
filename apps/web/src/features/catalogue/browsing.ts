import { type Category, type Filters, getLists, type ListKind, type ProductSort } from '@aitours/domain/browse';
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
  /** Absent: recommended. */
  readonly sort?: ProductSort;
  /** Number of visible cards. */
  readonly shown: number;
}

/**
 * Returns the URL of a state; default values are omitted.
 *
 * @example browsingPath({ category: 'tours', search: 'Liwa' }) // '/things-to-do?category=tours&search=Liwa'
 * @example browsingPath({}) // '/things-to-do'
 */
export function browsingPath({ category, price, duration, rating, search, sort, shown }: Partial<Browsing>): string {
  const query = new URLSearchParams();
  if (category && category !== 'all') query.set('category', category);
  if (price) query.set('price', price);
  if (duration) query.set('duration', duration);
  if (rating) query.set('rating', rating);
  if (search) query.set('search', search);
  if (sort && sort !== 'recommended') query.set('sort', sort);
  if (shown && shown > cardsPerStep) query.set('shown', String(shown));
  return query.size > 0 ? `${paths.thingsToDo()}?${query}` : paths.thingsToDo();
}

/** Returns the state without a rating, unless the rating filter applies (BROWSE-10). */
export const withAppliedRating = (browsing: Browsing, { ratingFilterApplies }: Pick<Quirks, 'ratingFilterApplies'>) =>
  ratingFilterApplies ? browsing : { ...browsing, rating: undefined };

/** Returns the lists that can have matching products: attractions have no ratings. */
export const listsWith = ({ category, rating }: Pick<Browsing, 'category' | 'rating'>): readonly ListKind[] =>
  getLists(category).filter((list) => list !== 'events' || rating === undefined);

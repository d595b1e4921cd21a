import type { Category, Filters, ratingChoices } from '@aitours/domain/browse';
import { paths } from '../../platform/paths.ts';

/** Number of cards shown at first and added by each "show more". */
export const cardsPerStep = 24;

/**
 * The state of things-to-do. It is in the URL, so that it can be shared, reloaded and reached by the back button
 * (BROWSE-02).
 */
export interface Browsing extends Filters {
  readonly category: Category;
  /** Shown, but not applied (BROWSE-10). */
  readonly rating?: (typeof ratingChoices)[number]['value'];
  readonly search?: string;
  /** Number of visible cards. */
  readonly shown: number;
}

/**
 * Returns the URL of a state; default values are omitted.
 *
 * @example browsingPath({ category: 'tours', search: 'Liwa' }) // '/things-to-do?category=tours&search=Liwa'
 * @example browsingPath({}) // '/things-to-do'
 */
export function browsingPath({ category, price, duration, rating, search, shown }: Partial<Browsing>): string {
  const query = new URLSearchParams();
  if (category && category !== 'all') query.set('category', category);
  if (price) query.set('price', price);
  if (duration) query.set('duration', duration);
  if (rating && rating !== 'any') query.set('rating', rating);
  if (search) query.set('search', search);
  if (shown && shown > cardsPerStep) query.set('shown', String(shown));
  return query.size > 0 ? `${paths.thingsToDo()}?${query}` : paths.thingsToDo();
}

import type { Category, Filters, ratingChoices } from '@aitours/domain/browse';
import { paths } from '../../platform/paths.ts';

/** Cards that stand on things-to-do at first, and that each "show more" adds. */
export const cardsPerStep = 24;

/** What things-to-do shows. It stands in the address, so that it can be shared, reloaded and gone back to (BROWSE-02). */
export interface Browsing extends Filters {
  readonly category: Category;
  /** Offered, and not applied (BROWSE-10). */
  readonly rating?: (typeof ratingChoices)[number]['value'];
  readonly search?: string;
  /** How many cards are shown. */
  readonly shown: number;
}

/**
 * The address of what is to be shown; what is as usual isn't mentioned.
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

import {
  type Category,
  categories,
  durationBuckets,
  type Filters,
  priceBuckets,
  ratingChoices,
  readCategory,
} from '@aitours/domain/browse';
import { paths } from '../../app/paths.ts';

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

const among = <Value extends string>(choices: readonly { value: Value }[], text: string | null): Value | undefined =>
  choices.find(({ value }) => value === text)?.value;

/**
 * What an address asks for; nonsense in it counts as not asked.
 *
 * @example readBrowsing(new URLSearchParams('category=tours&price=50-100')) // { category: 'tours', price: '50-100', shown: 24 }
 * @example readBrowsing(new URLSearchParams('category=boats')) // { category: 'all', shown: 24 }
 */
export function readBrowsing(query: URLSearchParams): Browsing {
  const price = among(priceBuckets, query.get('price'));
  const duration = among(durationBuckets, query.get('duration'));
  const rating = among(ratingChoices, query.get('rating'));
  const search = query.get('search')?.trim();
  const shown = Number(query.get('shown'));
  return {
    category: readCategory(query.get('category')),
    ...(price && { price }),
    ...(duration && { duration }),
    ...(rating && rating !== 'any' && { rating }),
    ...(search && { search }),
    shown: Number.isInteger(shown) && shown > cardsPerStep ? shown : cardsPerStep,
  };
}

/**
 * The address of what is to be shown; what is as usual isn't mentioned.
 *
 * @example browsingPath({ category: 'tours', search: 'Liwa' }) // '/things-to-do?category=tours&search=Liwa'
 * @example browsingPath({}) // '/things-to-do'
 */
export function browsingPath({ category, price, duration, rating, search, shown }: Partial<Browsing>): string {
  const query = new URLSearchParams();
  if (category && category !== categories[0]) query.set('category', category);
  if (price) query.set('price', price);
  if (duration) query.set('duration', duration);
  if (rating && rating !== 'any') query.set('rating', rating);
  if (search) query.set('search', search);
  if (shown && shown > cardsPerStep) query.set('shown', String(shown));
  return query.size > 0 ? `${paths.thingsToDo()}?${query}` : paths.thingsToDo();
}

import { durationBuckets, parseCategory, priceBuckets, productSorts, ratingChoices } from '@aitours/domain/browse';
import { type Browsing, cardsPerStep } from './browsing.ts';

const among = <Value extends string>(choices: readonly { value: Value }[], text: string | null): Value | undefined =>
  choices.find(({ value }) => value === text)?.value;

/**
 * Reads the state of things-to-do from a URL; invalid values are ignored.
 *
 * @example readBrowsing(new URLSearchParams('category=tours&price=50-100')) // { category: 'tours', price: '50-100', shown: 24 }
 * @example readBrowsing(new URLSearchParams('category=boats')) // { category: 'all', shown: 24 }
 */
export function readBrowsing(query: URLSearchParams): Browsing {
  const price = among(priceBuckets, query.get('price'));
  const duration = among(durationBuckets, query.get('duration'));
  const rating = among(ratingChoices, query.get('rating'));
  const sort = productSorts.find((known) => known === query.get('sort'));
  const search = query.get('search')?.trim();
  const shown = Number(query.get('shown'));
  return {
    category: parseCategory(query.get('category')),
    ...(price && { price }),
    ...(duration && { duration }),
    ...(rating && rating !== 'any' && { rating }),
    ...(search && { search }),
    ...(sort && sort !== 'recommended' && { sort }),
    shown: Number.isInteger(shown) && shown > cardsPerStep ? shown : cardsPerStep,
  };
}

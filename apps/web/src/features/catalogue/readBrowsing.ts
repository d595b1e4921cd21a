import {
  dayParts,
  durationBuckets,
  maxPeople,
  parseCategory,
  priceBuckets,
  productSorts,
  ratingChoices,
} from '@aitours/domain/browse';
import { type Browsing, cardsPerStep } from './browsing.ts';

const among = <Value extends string>(choices: readonly { value: Value }[], text: string | null): Value | undefined =>
  choices.find(({ value }) => value === text)?.value;

/** Whether a text is a day of the calendar. Smaller than `normaliseDate`, because each visitor of the page loads it. */
const isDate = (text: string): boolean => text[4] === '-' && !!new Date(text).toJSON()?.startsWith(`${text}T`);

/**
 * Reads the state of things-to-do from a URL; invalid values are ignored.
 *
 * @example readBrowsing(new URLSearchParams('category=tours&price=50-100')) // { category: 'tours', price: '50-100', shown: 24 }
 * @example readBrowsing(new URLSearchParams('category=boats')) // { category: 'all', shown: 24 }
 */
export function readBrowsing(query: URLSearchParams): Browsing {
  const date = query.get('date') ?? '';
  const people = Number(query.get('people'));
  const rating = ratingChoices.find((known) => known === query.get('rating'));
  const shown = Number(query.get('shown'));
  return {
    category: parseCategory(query.get('category')),
    date: isDate(date) ? date : undefined,
    people: Number.isInteger(people) && people > 1 && people <= maxPeople ? people : undefined,
    time: dayParts.find((known) => known === query.get('time')),
    price: among(priceBuckets, query.get('price')),
    duration: among(durationBuckets, query.get('duration')),
    rating: rating === 'any' ? undefined : rating,
    search: query.get('search')?.trim() || undefined,
    sort: productSorts.find((known) => known === query.get('sort')),
    shown: Number.isInteger(shown) && shown > cardsPerStep ? shown : cardsPerStep,
  };
}

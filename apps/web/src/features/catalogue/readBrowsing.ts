import {
  categories,
  dayParts,
  durationBuckets,
  maxPeople,
  minRatings,
  priceBuckets,
  productSorts,
} from '@aitours/domain/browse';
import { type Browsing, cardsPerStep } from './browsing.ts';

const yes = ['true'] as const;

/** Whether a text is a day of the calendar. Smaller than `normaliseDate`, because each visitor of the page loads it. */
const isDate = (text: string): boolean => text[4] === '-' && !!new Date(text).toJSON()?.startsWith(`${text}T`);

/**
 * Reads the state of things-to-do from a URL; invalid values are ignored.
 *
 * @example readBrowsing(new URLSearchParams('category=tours&price=50-100')) // { category: 'tours', price: '50-100', shown: 24 }
 * @example readBrowsing(new URLSearchParams('category=boats')) // { category: 'all', shown: 24 }
 */
export function readBrowsing(query: URLSearchParams): Browsing {
  const among = <Value extends string>(choices: readonly Value[], name: string): Value | undefined =>
    choices.find((known) => known === query.get(name));
  const bucket = <Value extends string>(buckets: readonly { value: Value }[], name: string): Value | undefined =>
    among(
      buckets.map(({ value }) => value),
      name,
    );
  const date = query.get('date') ?? '';
  const people = Number(query.get('people'));
  const shown = Number(query.get('shown'));
  return {
    category: among(categories, 'category') ?? 'all',
    date: isDate(date) ? date : undefined,
    people: Number.isInteger(people) && people > 1 && people <= maxPeople ? people : undefined,
    time: among(dayParts, 'time'),
    price: bucket(priceBuckets, 'price'),
    duration: bucket(durationBuckets, 'duration'),
    rating: among(minRatings, 'rating'),
    suits_age: /^(\d|1[0-7])$/.exec(query.get('suits_age') ?? '')?.[0],
    step_free: among(yes, 'step_free'),
    stroller: among(yes, 'stroller'),
    language: query.get('language')?.trim().slice(0, 40) || undefined,
    free_cancellation: among(yes, 'free_cancellation'),
    search: query.get('search')?.trim() || undefined,
    sort: among(productSorts, 'sort'),
    map: among(yes, 'map'),
    shown: Number.isInteger(shown) && shown > cardsPerStep ? shown : cardsPerStep,
  };
}

import type { Filters } from './filters.ts';
import type { ListKind } from './lists.ts';

/** A range with inclusive bounds; a missing bound is open (BROWSE-09, BROWSE-12). */
interface Bucket {
  readonly value: string;
  readonly gte?: number;
  readonly lte?: number;
}

/** The price ranges of the filter, in AED. */
export const priceBuckets = [
  { value: 'under-50', lte: 49.99 },
  { value: '50-100', gte: 50, lte: 100 },
  { value: 'over-100', gte: 100.01 },
] as const satisfies readonly Bucket[];

/** The duration ranges of the filter, in minutes. */
export const durationBuckets = [
  { value: 'under-3h', lte: 179 },
  { value: '3-6h', gte: 180, lte: 360 },
  { value: 'over-6h', gte: 361 },
] as const satisfies readonly Bucket[];

/** A price range of the filter. */
export type PriceBucket = (typeof priceBuckets)[number]['value'];
/** A duration range of the filter. */
export type DurationBucket = (typeof durationBuckets)[number]['value'];

/**
 * Builds the query parameters of a list's filters (BROWSE-11, BROWSE-12). Attractions have no ratings.
 *
 * @example toFilterQuery('tours', { price: '50-100' }) // { base_price_gte: 50, base_price_lte: 100 }
 * @example toFilterQuery('events', { price: 'under-50', duration: 'over-6h' }) // { price_lte: 49.99, duration_gte: 361 }
 */
export const toFilterQuery = (list: ListKind, { price, duration, rating }: Filters): Record<string, number> => ({
  ...toBounds(list === 'events' ? 'price' : 'base_price', priceBuckets, price),
  ...toBounds('duration', durationBuckets, duration),
  ...(rating && { min_rating: Number(rating) }),
});

function toBounds(name: string, buckets: readonly Bucket[], chosen: string | undefined): Record<string, number> {
  const { gte, lte }: Partial<Bucket> = buckets.find(({ value }) => value === chosen) ?? {};
  return { ...(gte && { [`${name}_gte`]: gte }), ...(lte && { [`${name}_lte`]: lte }) };
}

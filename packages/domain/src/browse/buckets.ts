import type { ListKind } from './lists.ts';

/** A range with inclusive bounds; a missing bound is open (BROWSE-09, BROWSE-12). */
interface Bucket {
  readonly value: string;
  readonly gte?: string;
  readonly lte?: string;
}

/** The price ranges of the filter, in AED. */
export const priceBuckets = [
  { value: 'under-50', lte: '49.99' },
  { value: '50-100', gte: '50', lte: '100' },
  { value: 'over-100', gte: '100.01' },
] as const satisfies readonly Bucket[];

/** The duration ranges of the filter, in minutes. */
export const durationBuckets = [
  { value: 'under-3h', lte: '179' },
  { value: '3-6h', gte: '180', lte: '360' },
  { value: 'over-6h', gte: '361' },
] as const satisfies readonly Bucket[];

/** A price range of the filter. */
export type PriceBucket = (typeof priceBuckets)[number]['value'];
/** A duration range of the filter. */
export type DurationBucket = (typeof durationBuckets)[number]['value'];

/** The minimum ratings of the filter (BROWSE-10). */
export const minRatings = ['4', '3'] as const;

/** A minimum rating of the filter. */
export type MinRating = (typeof minRatings)[number];

/** The filters of a list, named as in the contract; a missing one matches everything. */
export interface Filters {
  readonly price?: PriceBucket | undefined;
  readonly duration?: DurationBucket | undefined;
  readonly rating?: MinRating | undefined;
  /** The age of the youngest traveller. */
  readonly suits_age?: string | undefined;
  readonly step_free?: 'true' | undefined;
  readonly stroller?: 'true' | undefined;
  /** Of the guide. */
  readonly language?: string | undefined;
  readonly free_cancellation?: 'true' | undefined;
}

/** The filters by facts, which only activities have (decision 0049). An unknown fact matches no filter. */
export const factFilters = ['suits_age', 'step_free', 'stroller', 'language'] as const satisfies (keyof Filters)[];

/** The filters that the specified behaviour doesn't apply (QUIRK-08). */
export const improvedFilters = ['rating', ...factFilters, 'free_cancellation'] as const;

/** All filters, in the order of the URL. */
export const productFilters = ['price', 'duration', ...improvedFilters] as const;

/** The ages of the youngest traveller to choose from go up to this one. */
export const maxChildAge = 17;

const PRICE_NAMES: Readonly<Record<ListKind, 'base_price' | 'price'>> = {
  tours: 'base_price',
  activities: 'base_price',
  events: 'price',
};

/**
 * Builds the query parameters of a list's filters (BROWSE-11, BROWSE-12). Attractions have no ratings.
 *
 * @example toFilterQuery('tours', { price: '50-100' }) // { base_price_gte: '50', base_price_lte: '100' }
 * @example toFilterQuery('events', { price: 'under-50', duration: 'over-6h' }) // { price_lte: '49.99', duration_gte: '361' }
 */
export const toFilterQuery = (list: ListKind, { price, duration, rating }: Filters): Record<string, string> => ({
  ...toBounds(PRICE_NAMES[list], priceBuckets, price),
  ...toBounds('duration', durationBuckets, duration),
  ...(rating && { min_rating: rating }),
});

function toBounds(name: string, buckets: readonly Bucket[], chosen: string | undefined): Record<string, string> {
  const bucket = buckets.find(({ value }) => value === chosen);
  return {
    ...(bucket?.gte && { [`${name}_gte`]: bucket.gte }),
    ...(bucket?.lte && { [`${name}_lte`]: bucket.lte }),
  };
}

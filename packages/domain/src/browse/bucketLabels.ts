import type { DurationBucket, PriceBucket } from './buckets.ts';
import type { MinRating } from './filters.ts';

/** The labels of the price ranges. Apart from the ranges, which each visitor of a list loads. */
export const priceLabels: Readonly<Record<PriceBucket, string>> = {
  'under-50': 'Under AED 50',
  '50-100': 'AED 50–100',
  'over-100': 'Over AED 100',
};

/** The labels of the duration ranges. */
export const durationLabels: Readonly<Record<DurationBucket, string>> = {
  'under-3h': 'Under 3 hours',
  '3-6h': '3–6 hours',
  'over-6h': 'Over 6 hours',
};

/** The labels of the rating choices. */
export const ratingLabels: Readonly<Record<MinRating | 'any', string>> = { any: 'Any', 4: '4+', 3: '3+' };

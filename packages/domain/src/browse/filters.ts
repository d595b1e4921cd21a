import type { DurationBucket, PriceBucket } from './buckets.ts';

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

/** The filters whose query parameters have their names and values. An unknown fact matches no filter (docs/rules/facts.md). */
export const directFilters = ['suits_age', 'step_free', 'stroller', 'language', 'free_cancellation'] as const;

/** All filters, in the order of the URL. */
export const productFilters = ['price', 'duration', 'rating', ...directFilters] as const;

/** The name of a filter. */
export type FilterName = (typeof productFilters)[number];

/** The ages of the youngest traveller to choose from go up to this one. */
export const maxChildAge = 17;

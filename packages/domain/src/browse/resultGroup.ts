import type { DurationBucket, PriceBucket } from './buckets.ts';
import type { FilterName } from './filters.ts';
import type { ListKind } from './lists.ts';

/** Products of one list that no filter distinguishes. An unknown fact is null or false. */
export interface ResultGroup {
  readonly list: ListKind;
  /** Which reading of the search they match: 0 as typed, then its corrections. */
  readonly reading: number;
  readonly price: PriceBucket | null;
  readonly duration: DurationBucket | null;
  /** The average rating without its fraction; null without reviews. */
  readonly rating: number | null;
  readonly minAge: number | null;
  readonly isStepFree: boolean;
  readonly allowsStroller: boolean;
  readonly languages: readonly string[];
  readonly isRefundable: boolean;
  /** The number of products. */
  readonly count: number;
}

const rules: Readonly<Record<FilterName, (group: ResultGroup, value: string) => boolean>> = {
  price: ({ price }, value) => price === value,
  duration: ({ duration }, value) => duration === value,
  rating: ({ rating }, value) => rating !== null && rating >= Number(value),
  suits_age: ({ minAge }, value) => minAge !== null && minAge <= Number(value),
  step_free: ({ isStepFree }) => isStepFree,
  stroller: ({ allowsStroller }) => allowsStroller,
  language: ({ languages }, value) => languages.includes(value),
  free_cancellation: ({ isRefundable }) => isRefundable,
};

/**
 * Whether the products of a group match a filter; without a value they do.
 *
 * @example isMatch({ ...museum, isStepFree: false }, 'step_free', 'true') // false
 * @example isMatch(museum, 'price', undefined) // true
 */
export const isMatch = (group: ResultGroup, filter: FilterName, value: string | undefined): boolean =>
  value === undefined || rules[filter](group, value);

import { type Browsing, withAppliedRating } from '../../features/catalogue/browsing.ts';
import { useQuirks } from '../../platform/api.tsx';

/** Returns whether filters or a search narrow the list, besides its category and date. */
export function useHasFilters(browsing: Browsing): boolean {
  const { price, duration, rating, search } = withAppliedRating(browsing, useQuirks());
  return Boolean(price || duration || rating || search);
}

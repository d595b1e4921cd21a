import { productFilters } from '@aitours/domain/browse';
import { type Browsing, withAppliedFilters } from '../../features/catalogue/browsing.ts';
import { useQuirks } from '../../platform/api.tsx';

/** Returns whether filters or a search narrow the list, besides its category and date. */
export function useHasFilters(browsing: Browsing): boolean {
  const applied = withAppliedFilters(browsing, useQuirks());
  return Boolean(applied.search || productFilters.some((name) => applied[name]));
}

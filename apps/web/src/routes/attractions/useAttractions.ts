import { type AttractionFilters, filterAttractions, listPlaces } from '@aitours/domain/browse';
import type { CalendarDate } from '@aitours/domain/dates';
import { type AttractionCard, allAttractions } from '../../features/catalogue/cardQueries.ts';
import { useQuery, useQuirks } from '../../platform/api.tsx';

export type AttractionList =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      /** The matching attractions in order. */
      readonly cards: readonly AttractionCard[];
      /** Of all attractions, ignoring the filters. */
      readonly venues: readonly string[];
      /** The shop has no attractions. */
      readonly isEmpty: boolean;
    };

/** Loads, filters and sorts the attractions. */
export function useAttractions(filters: AttractionFilters, today: CalendarDate | undefined): AttractionList {
  const { attractionFilter: by } = useQuirks();
  const { data, failure, reload } = useQuery(allAttractions);
  if (data) {
    return {
      is: 'loaded',
      cards: filterAttractions(data, filters, today, by),
      venues: listPlaces(data, by),
      isEmpty: data.length === 0,
    };
  }
  return failure ? { is: 'failed', retry: reload } : { is: 'loading' };
}

import { type AttractionFilters, filterAttractions, venuesOf } from '@aitours/domain/browse';
import type { CalendarDate } from '@aitours/domain/dates';
import { type AttractionCard, allAttractions } from '../../features/catalogue/cardQueries.ts';
import { useQuery } from '../../platform/api.tsx';

export type AttractionList =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      /** What the filters leave, in order. */
      readonly cards: readonly AttractionCard[];
      /** Of everything there is, whatever the filters say. */
      readonly venues: readonly string[];
      /** The shop has none at all. */
      readonly isEmpty: boolean;
    };

/** The attractions as the filters leave them. */
export function useAttractions(filters: AttractionFilters, today: CalendarDate | undefined): AttractionList {
  const { data, failure, reload } = useQuery(allAttractions);
  if (data) {
    return {
      is: 'loaded',
      cards: filterAttractions(data, filters, today),
      venues: venuesOf(data),
      isEmpty: data.length === 0,
    };
  }
  return failure ? { is: 'failed', retry: reload } : { is: 'loading' };
}

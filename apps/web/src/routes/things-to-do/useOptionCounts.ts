import type { Input } from '@aitours/api-client';
import type { Filters } from '@aitours/domain/browse';
import type { Browsing } from '../../features/catalogue/browsing.ts';
import { createFreeQuery } from '../../features/catalogue/listQueries.ts';
import { useApi } from '../../platform/api.tsx';
import { filterMessages } from './filterMessages.ts';

/** The options of the filters with their numbers of results. */
export interface OptionCounts {
  /** The number as text; undefined until it has loaded. */
  readonly format: (filter: keyof Filters, value: string) => string | undefined;
  /** Returns the options of a filter. */
  readonly listValues: (filter: keyof Filters) => readonly string[];
}

type CountsQuery = NonNullable<Input<'countResults'>['query']>;

/** Loads how many results each option would have. */
export function useOptionCounts(browsing: Browsing): OptionCounts {
  const { data } = useApi('countResults', { query: toCountsQuery(browsing) });
  const options = data?.options ?? [];
  return {
    format: (filter, value) => {
      const option = options.find((each) => each.filter === filter && each.value === value);
      return option && filterMessages.count(option.count);
    },
    listValues: (filter) => options.flatMap((each) => (each.filter === filter ? [each.value] : [])),
  };
}

function toCountsQuery(browsing: Browsing): CountsQuery {
  const { category, search, suits_age, step_free, stroller, free_cancellation, ...rest } = browsing;
  const { price, duration, rating, language } = rest;
  return {
    ...(category !== 'transfers' && { category }),
    ...Object.fromEntries(
      Object.entries({ search, price, duration, rating, language }).filter(([, value]) => value !== undefined),
    ),
    ...(suits_age && { suits_age: Number(suits_age) }),
    ...(step_free && { step_free: true }),
    ...(stroller && { stroller: true }),
    ...(free_cancellation && { free_cancellation: true }),
    ...createFreeQuery(browsing),
  };
}

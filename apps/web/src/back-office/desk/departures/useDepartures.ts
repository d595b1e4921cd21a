import { type Schema, toErrorMessage } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useState } from 'react';
import type { LiveState } from '../../../platform/live/followEvents.ts';
import { useLiveDepartures } from '../../../platform/live/useLiveDepartures.ts';
import { defineQuery, type Query } from '../../../platform/query.ts';
import { usePrivateQuery } from '../../../platform/usePrivateQuery.ts';
import { addToNews, type DepartureNews, noNews } from './departureNews.ts';

export type Departure = Schema<'Departure'>;
export type DepartingParty = Schema<'DepartingParty'>;

export type DeparturesState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly date: CalendarDate;
      readonly departures: readonly Departure[];
      /** Who drives on the day or has driven in the month before. */
      readonly drivers: readonly string[];
      /** Loads the list again, and returns it. */
      readonly reload: () => Promise<readonly Departure[]>;
      /** Whether these are all bookings of the day. */
      readonly isComplete: boolean;
      /** It couldn't be loaded again. */
      readonly isStale: boolean;
      readonly live: LiveState;
      readonly readAt: Date;
      readonly news: DepartureNews;
    };

interface LoadedDay extends Schema<'DepartureList'> {
  readonly readAt: Date;
}

/** In milliseconds, while no events arrive. */
const refreshInterval = 30_000;

function createDepartures(date: CalendarDate): Query<LoadedDay> {
  const { key, load } = defineQuery('listDepartures', { query: { date } });
  return { key, load: async (client) => ({ ...(await load(client)), readAt: new Date() }) };
}

/** Loads the departures of a day, and again when something has happened to its bookings. */
export function useDepartures(date: CalendarDate): DeparturesState {
  const [news, setNews] = useState(noNews);
  const reload = async () => (await mutate())?.results ?? [];
  const live = useLiveDepartures(date, () => void reload());
  const { data, error, mutate } = usePrivateQuery(createDepartures(date), {
    refreshInterval: live === 'live' ? 0 : refreshInterval,
    onSuccess: ({ results, readAt }) => setNews((known) => addToNews(known, results, readAt)),
  });
  if (!data)
    return error === undefined
      ? { is: 'loading' }
      : { is: 'failed', reason: toErrorMessage(error), retry: () => void reload() };
  const { results: departures, drivers, is_complete: isComplete, readAt } = data;
  return {
    is: 'loaded',
    date,
    departures,
    drivers,
    reload,
    isComplete,
    isStale: error !== undefined,
    live,
    readAt,
    news,
  };
}

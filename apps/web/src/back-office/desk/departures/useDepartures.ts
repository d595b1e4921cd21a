import { type Schema, toErrorMessage } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../platform/api.tsx';
import type { LiveState } from '../../../platform/live/followEvents.ts';
import { useLiveDepartures } from '../../../platform/live/useLiveDepartures.ts';
import { useOwner } from '../../../platform/useOwner.ts';
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

/** Loads the departures of a day, and again when something has happened to its bookings. */
export function useDepartures(date: CalendarDate): DeparturesState {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const key = `departures of ${date} of ${useOwner()}`;
  const [news, setNews] = useState(noNews);
  const reload = async () => (await mutate<LoadedDay>(key))?.results ?? [];
  const live = useLiveDepartures(date, () => void reload());
  const { data, error } = useSWR<LoadedDay, unknown>(
    key,
    async () => ({ ...(await client.call('listDepartures', { query: { date } })), readAt: new Date() }),
    {
      refreshInterval: live === 'live' ? 0 : refreshInterval,
      onSuccess: ({ results, readAt }) => setNews((known) => addToNews(known, results, readAt)),
    },
  );
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

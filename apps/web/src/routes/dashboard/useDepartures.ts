import { type Schema, toErrorMessage } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useOwner } from '../../platform/useOwner.ts';

export type Departure = Schema<'Departure'>;
export type DepartingParty = Schema<'DepartingParty'>;

export type DeparturesState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly departures: readonly Departure[];
      /** Whether these are all bookings of the day. */
      readonly isComplete: boolean;
      /** It couldn't be loaded again. */
      readonly isStale: boolean;
    };

/** In milliseconds: a new booking is shown soon, and a desk that stays open costs two requests a minute. */
const refreshInterval = 30_000;

/** Loads the departures of a day, again every half minute and when the page becomes visible. */
export function useDepartures(date: CalendarDate): DeparturesState {
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Schema<'DepartureList'>, unknown>(
    `departures of ${date} of ${owner}`,
    () => client.call('listDepartures', { query: { date } }),
    { refreshInterval },
  );
  if (data)
    return { is: 'loaded', departures: data.results, isComplete: data.is_complete, isStale: error !== undefined };
  if (error !== undefined) return { is: 'failed', reason: toErrorMessage(error), retry: () => void mutate() };
  return { is: 'loading' };
}

import type { Client } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useEffect } from 'react';
import { useClient, useConfig } from '../../platform/api.tsx';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { readDayCopy, storeGatePage, writeDayCopy } from './dayCopy.ts';
import type { ExpectedBooking, ExpectedDay } from './expectedDay.ts';

/** Other gates check in too. */
const REFRESH_MILLISECONDS = 30_000;
const PAGE_SIZE = 100;

export interface LoadedDay {
  readonly day: ExpectedDay | undefined;
  /** The last error. */
  readonly failure: unknown;
  readonly reload: () => void;
  /** Changes the bookings in this browser. */
  readonly change: (change: (bookings: readonly ExpectedBooking[]) => ExpectedBooking[]) => void;
}

async function fetchDay(client: Client, date: CalendarDate): Promise<ExpectedDay> {
  const query = { date, page_size: PAGE_SIZE };
  const [bookings, { keys }] = await Promise.all([
    client.allPages('listExpectedBookings', { query }),
    client.call('listVoucherKeys'),
  ]);
  return { date, bookings, keys, readAt: new Date().toISOString() };
}

/** Loads a day's bookings and the keys, again twice a minute; without a network, what is stored of the day. */
export function useExpectedDay(date: CalendarDate): LoadedDay {
  const client = useClient();
  const { data, error, reload, mutate } = usePrivateQuery(
    { key: `listExpectedBookings ${date}`, load: () => fetchDay(client, date) },
    { refreshInterval: REFRESH_MILLISECONDS },
  );
  useEffect(() => {
    if (data) void writeDayCopy(client, data).catch(() => undefined);
  }, [client, data]);
  const { hasServiceWorker } = useConfig();
  useEffect(() => {
    if (hasServiceWorker && 'serviceWorker' in navigator) void storeGatePage();
  }, [hasServiceWorker]);
  const isMissing = error !== undefined && data === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const show = async () => {
      const copy = await readDayCopy(client, date);
      if (copy) await mutate(copy, { revalidate: false });
    };
    show().catch(() => undefined);
  }, [client, date, isMissing, mutate]);
  return {
    day: data,
    failure: error,
    reload,
    change: (change) => void mutate((day) => day && { ...day, bookings: change(day.bookings) }, { revalidate: false }),
  };
}

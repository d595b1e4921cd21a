import type { Client } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../api.tsx';
import { followEvents, type LiveState } from './followEvents.ts';
import { readEvents } from './readEvents.ts';

/**
 * Follows what happens to the bookings of a day while the page is visible, and reports it: also when the page becomes
 * visible again and after each new connection, because something may have happened meanwhile.
 */
export function useLiveDepartures(date: CalendarDate, onChange: () => void): LiveState {
  const client = useClient();
  const [state, setState] = useState<LiveState>('connecting');
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let following = new AbortController();
    const follow = () => {
      const { signal } = following;
      void followEvents({
        connect: (onEvent) => connect(client, date, onEvent, signal),
        onEvent: change,
        onState: setState,
        signal,
      });
    };
    const handleVisibility = () => {
      following.abort();
      if (document.hidden) return;
      following = new AbortController();
      change();
      follow();
    };
    if (!document.hidden) follow();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      following.abort();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [client, date]);
  return state;
}

/** Reads the stream within the call, so that the client renews the session when it has expired. */
const connect = (client: Client, date: CalendarDate, onEvent: () => void, signal: AbortSignal): Promise<unknown> =>
  client.call(
    'streamDepartureEvents',
    { query: { date } },
    {
      signal,
      fetch: async (request) => {
        const response = await fetch(request);
        if (!response.ok || !response.body) return response;
        await readEvents(response.body, onEvent);
        return new Response(null, { status: 204 });
      },
    },
  );

import { isPersonal, type Session } from '@aitours/api-client';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Who is in front of the screen; `null` for a guest. */
const visitorOf = (session: Session): string | null => session.tokens() && String(session.user()?.id ?? '');

/**
 * Drops the answers that belong to one person as soon as it is another, or none: nobody sees a glimpse of the bookings of
 * whoever used this browser before (AUTH-45). Of what a new person is looking at, their own is asked for.
 */
export function usePersonalCache(session: Session): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let visitor = visitorOf(session);
    return session.subscribe(() => {
      const now = visitorOf(session);
      if (now === visitor) return;
      visitor = now;
      const isDropped = (key: unknown) => typeof key === 'string' && isPersonal(key);
      mutate(isDropped, undefined, { revalidate: now !== null }).catch(() => undefined);
    });
  }, [session, mutate]);
}

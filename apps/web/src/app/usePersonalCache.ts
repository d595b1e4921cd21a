import { isPersonal, type Session } from '@aitours/api-client';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Returns the current user; `null` for a guest. */
const getVisitor = (session: Session): string | null => session.tokens() && String(session.user()?.id ?? '');

/**
 * Clears cached responses that belong to a user when another user or a guest follows, so that no data of the previous
 * user is visible (AUTH-45), and reloads those in use.
 */
export function usePersonalCache(session: Session): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    let visitor = getVisitor(session);
    return session.subscribe(() => {
      const now = getVisitor(session);
      if (now === visitor) return;
      visitor = now;
      const isDropped = (key: unknown) => typeof key === 'string' && isPersonal(key);
      mutate(isDropped, undefined, { revalidate: now !== null }).catch(() => undefined);
    });
  }, [session, mutate]);
}

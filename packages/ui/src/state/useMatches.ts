import { useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, also after the window has changed: a tablet can be turned. On the server it
 * doesn't.
 *
 * @param query one of `media`, for example
 */
export function useMatches(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

import { useBrowserStore } from '../hydration/index.ts';
import { useClient } from './api.tsx';

/** Returns a key for responses cached per user. Only meaningful for a signed-in user. */
export function useOwner(): string {
  const { session } = useClient();
  return useBrowserStore(
    session.subscribe,
    () => session.user()?.id ?? unnamed,
    () => unnamed,
  );
}

/** Signed in, with the profile not loaded yet. */
const unnamed = 'user';

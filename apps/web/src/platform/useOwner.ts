import { useBrowserStore } from '../hydration/index.ts';
import { useClient } from './api.tsx';

/** Names whose answers are kept, so that the next user of the browser isn't shown them. Means something of a signed-in user. */
export function useOwner(): string {
  const { session } = useClient();
  return useBrowserStore(
    session.subscribe,
    () => session.user()?.id ?? unnamed,
    () => unnamed,
  );
}

/** Signed in, and the profile couldn't be asked for yet. */
const unnamed = 'user';

import { useEffect } from 'react';
import { useIdle } from '../../hydration/index.ts';
import { useClient, useConfig } from '../../platform/api.tsx';
import { storeCopies, storeLists } from '../../platform/offline/storeCopies.ts';

/**
 * Makes bookings available offline, when the browser is idle.
 *
 * @param numbers of bookings that are loaded; none before
 * @param withList whether the lists of My Bookings are stored too
 */
export function useOfflineCopies(numbers: readonly string[], withList = false): void {
  const client = useClient();
  const { hasServiceWorker } = useConfig();
  const isIdle = useIdle();
  const isReady = isIdle && hasServiceWorker && numbers.length > 0;
  const joined = numbers.join(' ');
  useEffect(() => {
    if (!isReady || !('serviceWorker' in navigator)) return;
    const store = async () => {
      if (withList) await storeLists(client);
      await storeCopies(client, joined.split(' '));
    };
    // Without a connection or with a full disk the bookings aren't available offline.
    store().catch(() => undefined);
  }, [client, isReady, joined, withList]);
}

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns whether the shop responds; false until it has. It is requested when the page opens, and when the browser is connected again.
 *
 * @param onReconnected called when the browser was offline and the shop responds again
 */
export function useReachable(onReconnected: () => void): boolean {
  const [isReachable, setReachable] = useState(false);
  const reconnected = useEffectEvent(onReconnected);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const request = async (): Promise<boolean> => {
      const isResponding = await fetch('/health', { signal, cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!signal.aborted) setReachable(isResponding);
      return isResponding && !signal.aborted;
    };
    const onOnline = async () => {
      if (await request()) reconnected();
    };
    addEventListener('online', () => void onOnline(), { signal });
    addEventListener('offline', () => setReachable(false), { signal });
    if (navigator.onLine) void request();
    return () => controller.abort();
  }, []);
  return isReachable;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient } from '../../platform/api.tsx';
import type { UnsentScans } from '../shared/unsentScans.ts';
import { sendScans } from './sendScans.ts';

const RETRY_MILLISECONDS = 10_000;

/**
 * Sends the unsent scans: now, when the browser is connected again, and repeatedly until they are sent.
 *
 * @param onSent called after the server has received some
 */
export function useSending(unsent: UnsentScans, onSent: () => void): void {
  const client = useClient();
  const isSending = useRef(false);
  const count = unsent.scans.length;
  const send = useEffectEvent(async () => {
    if (isSending.current || unsent.scans.length === 0 || !navigator.onLine) return;
    isSending.current = true;
    try {
      await sendScans(client, unsent.scans, unsent);
      onSent();
    } catch {
      // They stay, and are sent with the next attempt.
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    if (count === 0) return;
    void send();
    const onOnline = () => void send();
    addEventListener('online', onOnline);
    const timer = setInterval(onOnline, RETRY_MILLISECONDS);
    return () => {
      removeEventListener('online', onOnline);
      clearInterval(timer);
    };
  }, [count]);
}

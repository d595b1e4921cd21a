import { dubaiTime, formatTime } from '@aitours/domain/dates';
import { useBrowserStore } from '../../hydration/index.ts';

const CHECK_MILLISECONDS = 5000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MILLISECONDS);
  return () => clearInterval(timer);
}

/** Returns the current time in Dubai, such as "2:30 PM" (STAFF-05). Empty on the server. */
export const useDubaiTime = (): string =>
  useBrowserStore(
    subscribe,
    () => formatTime(dubaiTime(new Date())),
    () => '',
  );

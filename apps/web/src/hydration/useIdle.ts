import { useEffect, useState } from 'react';

/** Returns true once the browser has been idle, to render what isn't in view yet; false on the server. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** A busy browser may never be idle. */
const MAX_DELAY_MILLISECONDS = 5_000;

/**
 * Runs a function when the browser is idle, or after five seconds.
 *
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: MAX_DELAY_MILLISECONDS });
  return () => cancelIdleCallback(request);
}

import { useEffect, useState } from 'react';

/** Returns true once the browser has been idle, to render what isn't in view yet; false on the server. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** Runs a function when the browser is idle, or after five seconds, because a busy browser may never be. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run);
}

import { useEffect, useState } from 'react';

/** True once the browser has nothing better to do: time for what isn't in sight. False on the server. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** @returns what calls it off */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

import { useEffect, useState } from 'react';

/** True once the browser has nothing better to do: time for what isn't in sight. False on the server. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const now = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(now, 0);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(now);
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}

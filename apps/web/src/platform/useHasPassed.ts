import { useEffect, useEffectEvent, useState } from 'react';

/** A timer of more milliseconds fires at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Returns whether an instant has passed. Also right after the device has slept or the tab was in the background: timers
 * are late then.
 *
 * @param instant ISO 8601; undefined never passes
 * @param now milliseconds since 1970, on the clock of the instant
 */
export function useHasPassed(instant: string | undefined, now: () => number = () => Date.now()): boolean {
  const [passed, setPassed] = useState<string>();
  const check = useEffectEvent(() => {
    const left = instant === undefined ? Number.POSITIVE_INFINITY : Date.parse(instant) - now();
    if (left <= 0) setPassed(instant);
    return left;
  });
  useEffect(() => {
    if (instant === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = check();
      if (left > 0) timer = setTimeout(wait, Math.min(left, MAX_TIMEOUT));
    };
    const handleVisibility = () => {
      clearTimeout(timer);
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [instant]);
  return instant !== undefined && passed === instant;
}

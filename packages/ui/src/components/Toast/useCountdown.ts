import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` once after `duration`, not counting paused time.
 *
 * @param duration in milliseconds; `null` never ends
 */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || remaining.current === null) return;
    const started = Date.now();
    const remainingAtStart = remaining.current;
    const timer = setTimeout(end, remainingAtStart);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remainingAtStart - (Date.now() - started));
    };
  }, [paused]);
}

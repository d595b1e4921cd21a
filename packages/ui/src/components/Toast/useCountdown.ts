import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once, `duration` ms after the start, not counting the time during which it is paused. `null` never ends. */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || left.current === null) return;
    const started = Date.now();
    const before = left.current;
    const timer = setTimeout(end, before);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, before - (Date.now() - started));
    };
  }, [paused]);
}

import { type PointerEvent, useRef } from 'react';

/** The minimum distance of a swipe, in px. */
const MIN_DISTANCE = 48;

/**
 * Returns pointer handlers that detect horizontal swipes.
 *
 * @param onSwipe receives -1 for a swipe to the left, 1 to the right
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= MIN_DISTANCE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

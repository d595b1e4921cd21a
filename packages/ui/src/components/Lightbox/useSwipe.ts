import { type PointerEvent, useRef } from 'react';

/** How far a finger has to travel, in px. */
const FAR_ENOUGH = 48;

/** Handlers for an element that is swiped sideways: -1 towards the left edge of the screen, 1 towards the right. */
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
      if (Math.abs(x) >= FAR_ENOUGH && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

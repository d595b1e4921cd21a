import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './useIdle.ts';

interface WhenIdleProps {
  /** How many others come before it, each in an idle moment of its own. */
  turn: number;
  children: ReactNode;
}

/**
 * Draws what isn't in sight when the browser has nothing better to do, one turn after the other, so that a page with much
 * to draw goes on hearing who presses it. The server leaves it out.
 */
export function WhenIdle({ turn, children }: WhenIdleProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let left = turn;
    let callOff = whenIdle(function next() {
      if (left === 0) return startTransition(() => setDrawn(true));
      left -= 1;
      callOff = whenIdle(next);
    });
    return () => callOff();
  }, [turn]);
  return isDrawn ? children : <span />;
}

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './useIdle.ts';

interface WhenIdleProps {
  /** The number of idle periods to wait for before this one. */
  turn: number;
  children: ReactNode;
}

/** Renders content that isn't in view in an idle period of its own, so that a long page stays responsive. Not on the server. */
export function WhenIdle({ turn, children }: WhenIdleProps) {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    let left = turn;
    whenIdle(function next() {
      if (left === 0) startTransition(() => setRendered(true));
      left -= 1;
      if (left >= 0) whenIdle(next);
    });
    return () => {
      left = -1;
    };
  }, [turn]);
  return isRendered ? children : <span />;
}

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
    let cancel = whenIdle(function next() {
      if (left === 0) return startTransition(() => setRendered(true));
      left -= 1;
      cancel = whenIdle(next);
    });
    return () => cancel();
  }, [turn]);
  return isRendered ? children : <span />;
}

import { useEffect, useEffectEvent } from 'react';
import { isUnsettled, type PaymentStage } from './payment.ts';

const SLOW_MILLISECONDS = 15_000;
const FAST_MILLISECONDS = 2_000;

/** Requests an unsettled payment at intervals, except while the tab is hidden. */
export function usePolling(stage: PaymentStage | undefined, isExpected: boolean, reload: () => void): void {
  const isPolled = stage !== undefined && isUnsettled(stage);
  const interval = stage === 'open' && !isExpected ? SLOW_MILLISECONDS : FAST_MILLISECONDS;
  const poll = useEffectEvent(reload);
  useEffect(() => {
    if (!isPolled) return;
    const timer = setInterval(() => {
      if (!document.hidden) poll();
    }, interval);
    return () => clearInterval(timer);
  }, [isPolled, interval]);
}

import { estimateDistance } from '@aitours/domain/transfers';
import { useEffect, useState } from 'react';
import { useApi } from '../../platform/api.tsx';

const QUIET_MILLISECONDS = 500;

export interface Way {
  /** Kilometres, one way. */
  readonly distance: number;
  readonly isEstimated: boolean;
}

/**
 * How far it is between two places, as the server measures it (GAP-37); once nobody has typed for a moment. Where it
 * can't be asked the estimate that server and browser share stands in: a price that differs is asked for again (GAP-26).
 *
 * @returns nothing while a place is missing or the way is being measured
 */
export function useTransferDistance(from: string, to: string): { way: Way | undefined; isMeasuring: boolean } {
  const wanted = JSON.stringify([from.trim(), to.trim()]);
  const settled = useSettled(wanted);
  const isNamed = from.trim() !== '' && to.trim() !== '';
  const isSettled = settled === wanted;
  const query = { pickup: from.trim(), dropoff: to.trim() };
  const { data, failure } = useApi('getTransferDistance', isNamed && isSettled ? { query } : null);
  if (!isNamed) return { way: undefined, isMeasuring: false };
  if (isSettled && data) {
    return { way: { distance: data.distance, isEstimated: data.source === 'estimate' }, isMeasuring: false };
  }
  if (isSettled && failure !== undefined) {
    return { way: { distance: estimateDistance(from, to), isEstimated: true }, isMeasuring: false };
  }
  return { way: undefined, isMeasuring: true };
}

/** The text once it has stayed the same for a moment; the first one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}

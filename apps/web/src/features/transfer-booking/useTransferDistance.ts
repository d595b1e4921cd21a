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
 * Loads the distance between two places from the server (GAP-37), debounced. When the request fails, the shared
 * estimate is used: a price that differs has to be confirmed (GAP-26).
 *
 * @returns nothing while a place is missing or the distance is loading
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

/** Debounces a text, except for the first value. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}

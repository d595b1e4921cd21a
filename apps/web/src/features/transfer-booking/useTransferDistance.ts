import { estimateDistance } from '@aitours/domain/transfers';
import { useEffect, useState } from 'react';
import { useApi } from '../../platform/api.tsx';

const QUIET_MILLISECONDS = 500;

export interface RouteDistance {
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
export function useTransferDistance(
  from: string,
  to: string,
): { route: RouteDistance | undefined; isMeasuring: boolean } {
  const wanted = JSON.stringify([from.trim(), to.trim()]);
  const debounced = useDebounced(wanted);
  const isNamed = from.trim() !== '' && to.trim() !== '';
  const isCurrent = debounced === wanted;
  const query = { pickup: from.trim(), dropoff: to.trim() };
  const { data, failure } = useApi('getTransferDistance', isNamed && isCurrent ? { query } : null);
  if (!isNamed) return { route: undefined, isMeasuring: false };
  if (isCurrent && data) {
    return { route: { distance: data.distance, isEstimated: data.source === 'estimate' }, isMeasuring: false };
  }
  if (isCurrent && failure !== undefined) {
    return { route: { distance: estimateDistance(from, to), isEstimated: true }, isMeasuring: false };
  }
  return { route: undefined, isMeasuring: true };
}

/** Debounces a text, except for the first value. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === debounced) return;
    const timer = setTimeout(() => setDebounced(text), QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return debounced;
}

import { estimateDistance, findPricedPlaces, type PricedPlaces, type TransferLeg } from '@aitours/domain/transfers';
import { useEffect, useState } from 'react';
import { useApi } from '../../platform/api.tsx';
import { type PlaceProblems, toPlaceProblems } from '../../platform/place-field/placeProblems.ts';

const QUIET_MILLISECONDS = 500;

export interface RouteDistance extends TransferLeg, PricedPlaces {
  readonly isEstimated: boolean;
}

/** What is known about the distance of a journey. */
export interface MeasuredRoute {
  readonly route: RouteDistance | undefined;
  readonly isMeasuring: boolean;
  /** The places that the shop doesn't know, or that are too close. */
  readonly placeProblems: PlaceProblems;
  /** Whether the distance couldn't be loaded; `retry` loads it again. */
  readonly retry?: () => void;
}

/**
 * Loads the distance between two places from the server (GAP-37), debounced. When the request fails, the shared
 * estimate is used: a price that differs has to be confirmed (GAP-26).
 *
 * @returns nothing while a place is missing or the distance is loading
 */
export function useTransferDistance(from: string, to: string): MeasuredRoute {
  const wanted = JSON.stringify([from.trim(), to.trim()]);
  const debounced = useDebounced(wanted);
  const isNamed = from.trim() !== '' && to.trim() !== '';
  const isCurrent = debounced === wanted;
  const query = { pickup: from.trim(), dropoff: to.trim() };
  const { data, failure, reload } = useApi('getTransferDistance', isNamed && isCurrent ? { query } : null);
  const unknown = { route: undefined, isMeasuring: false, placeProblems: {} };
  if (!isNamed) return unknown;
  if (isCurrent && data) {
    const { source, ...route } = data;
    return { ...unknown, route: { ...route, isEstimated: source === 'estimate' } };
  }
  if (isCurrent && failure !== undefined) {
    const placeProblems = toPlaceProblems(failure);
    if (Object.keys(placeProblems).length > 0) return { ...unknown, placeProblems };
    const distance = estimateDistance(from, to);
    return distance === undefined
      ? { ...unknown, retry: reload }
      : { ...unknown, route: { distance, isEstimated: true, ...findPricedPlaces(from, to) } };
  }
  return { ...unknown, isMeasuring: true };
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

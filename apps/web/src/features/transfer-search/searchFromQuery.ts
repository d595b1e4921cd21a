import { normaliseDate, normaliseTime } from '@aitours/domain/dates';
import type { Limits } from '@aitours/domain/party';
import { createEmptySearch, type TransferSearch, type TransferSearchLimits } from '@aitours/domain/transfers';
import { maxPlaceLength } from '../../platform/place-field/placeProblems.ts';

/**
 * Returns the form values of a URL (XFER-07); missing or invalid parameters have their defaults.
 *
 * @example searchFromQuery(new URLSearchParams('pickup=Dubai+Mall&passengers=3'), limits).passengers // 3
 * @example searchFromQuery(new URLSearchParams('time=noon&passengers=90'), limits) // time '12:00', 90 passengers
 */
export function searchFromQuery(query: URLSearchParams, limits: TransferSearchLimits): TransferSearch {
  const defaults = createEmptySearch(limits);
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return {
    pickupLocation: text('pickup').slice(0, maxPlaceLength),
    dropoffLocation: text('dropoff').slice(0, maxPlaceLength),
    date: normaliseDate(text('date')) ?? defaults.date,
    time: normaliseTime(text('time')) ?? defaults.time,
    passengers: count(text('passengers'), limits.passengers),
    luggage: count(text('luggage'), limits.luggage),
  };
}

/** Returns the URL query that prefills the form with a search. */
export const formatSearchQuery = (search: TransferSearch): string =>
  new URLSearchParams({
    pickup: search.pickupLocation,
    dropoff: search.dropoffLocation,
    date: search.date,
    time: search.time,
    passengers: String(search.passengers),
    luggage: String(search.luggage),
  }).toString();

/** A number outside the limits stays, so that the form rejects it instead of booking for fewer people. */
function count(text: string, { min }: Limits): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : min;
}

import { normaliseDate, normaliseTime } from '@aitours/domain/dates';
import { clamp, type Limits } from '@aitours/domain/party';
import { emptySearch, type TransferSearch, type TransferSearchLimits } from '@aitours/domain/transfers';

/**
 * Returns the form values of a URL (XFER-07); missing or invalid parameters have their defaults.
 *
 * @example searchFromQuery(new URLSearchParams('pickup=Dubai+Mall&passengers=3'), limits).passengers // 3
 * @example searchFromQuery(new URLSearchParams('time=noon&passengers=90'), limits) // time '12:00', 8 passengers
 */
export function searchFromQuery(query: URLSearchParams, limits: TransferSearchLimits): TransferSearch {
  const defaults = emptySearch(limits);
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return {
    pickupLocation: text('pickup').slice(0, MAX_PLACE_LENGTH),
    dropoffLocation: text('dropoff').slice(0, MAX_PLACE_LENGTH),
    date: normaliseDate(text('date')) ?? defaults.date,
    time: normaliseTime(text('time')) ?? defaults.time,
    passengers: count(text('passengers'), limits.passengers),
    luggage: count(text('luggage'), limits.luggage),
  };
}

/** The contract's maximum length. */
export const MAX_PLACE_LENGTH = 200;

/** Returns the URL query that prefills the form with a search. */
export const queryOfSearch = (search: TransferSearch): string =>
  new URLSearchParams({
    pickup: search.pickupLocation,
    dropoff: search.dropoffLocation,
    date: search.date,
    time: search.time,
    passengers: String(search.passengers),
    luggage: String(search.luggage),
  }).toString();

function count(text: string, limits: Limits): number {
  const wanted = Number.parseInt(text, 10);
  return clamp(limits, Number.isNaN(wanted) ? limits.min : wanted);
}

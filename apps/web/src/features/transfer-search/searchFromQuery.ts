import { normaliseDate, normaliseTime } from '@aitours/domain/dates';
import { clamp, type Limits } from '@aitours/domain/party';
import { emptySearch, searchLimits, type TransferSearch } from '@aitours/domain/transfers';

/**
 * The form as an address fills it (XFER-07); what the address lacks or gets wrong is as in an empty form.
 *
 * @example searchFromQuery(new URLSearchParams('pickup=Dubai+Mall&passengers=3')).passengers // 3
 * @example searchFromQuery(new URLSearchParams('time=noon&passengers=90')) // time '12:00', 8 passengers
 */
export function searchFromQuery(query: URLSearchParams): TransferSearch {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return {
    pickupLocation: text('pickup').slice(0, LONGEST_PLACE),
    dropoffLocation: text('dropoff').slice(0, LONGEST_PLACE),
    date: normaliseDate(text('date')) ?? emptySearch.date,
    time: normaliseTime(text('time')) ?? emptySearch.time,
    passengers: count(text('passengers'), searchLimits.passengers),
    luggage: count(text('luggage'), searchLimits.luggage),
  };
}

/** As many characters as the contract takes. */
export const LONGEST_PLACE = 200;

/** The address that fills the form with a search: for links that lead back to it. */
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

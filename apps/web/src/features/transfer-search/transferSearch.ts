import { type CalendarDate, normaliseDate, normaliseTime, type TimeOfDay } from '@aitours/domain/dates';
import { clamp, isWithin, type Limits } from '@aitours/domain/party';
import { transferLimits } from '@aitours/domain/quirks';
import { messages } from './messages.ts';

/** What a transfer is searched by; its names are those of the navigation state and of storage (ENTITY-33, XFER-08). */
export interface TransferSearch {
  readonly pickupLocation: string;
  readonly dropoffLocation: string;
  readonly date: CalendarDate;
  readonly time: TimeOfDay;
  readonly passengers: number;
  readonly luggage: number;
}

/** XFER-05. */
const { passengers, luggage, time } = transferLimits.search;

export const searchLimits = { passengers, luggage } as const;

/** What the form holds before anyone has filled it in. */
export const emptySearch: TransferSearch = {
  pickupLocation: '',
  dropoffLocation: '',
  date: '',
  time,
  passengers: passengers.min,
  luggage: luggage.min,
};

/**
 * The form as an address fills it (XFER-07); what the address lacks or gets wrong is as in an empty form.
 *
 * @example searchFromQuery(new URLSearchParams('pickup=Dubai+Mall&passengers=3')).passengers // 3
 * @example searchFromQuery(new URLSearchParams('time=noon&passengers=90')) // time '12:00', 8 passengers
 */
export function searchFromQuery(query: URLSearchParams): TransferSearch {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return {
    pickupLocation: text('pickup'),
    dropoffLocation: text('dropoff'),
    date: normaliseDate(text('date')) ?? emptySearch.date,
    time: normaliseTime(text('time')) ?? emptySearch.time,
    passengers: count(text('passengers'), passengers),
    luggage: count(text('luggage'), luggage),
  };
}

function count(text: string, limits: Limits): number {
  const wanted = Number.parseInt(text, 10);
  return clamp(limits, Number.isNaN(wanted) ? limits.min : wanted);
}

export type SearchErrors = Readonly<Partial<Record<keyof TransferSearch, string>>>;

/**
 * What is missing or wrong, by field; nothing if the search can be made (XFER-03 to XFER-05).
 *
 * @example checkTransferSearch({ ...search, dropoffLocation: '' }, '2026-12-01') // { dropoffLocation: 'Say where …' }
 * @example checkTransferSearch({ ...search, date: '2026-11-30' }, '2026-12-01') // { date: 'Choose today or …' }
 */
export function checkTransferSearch(search: TransferSearch, today: CalendarDate): SearchErrors {
  const date = normaliseDate(search.date);
  return {
    ...(!search.pickupLocation.trim() && { pickupLocation: messages.pickupMissing }),
    ...(!search.dropoffLocation.trim() && { dropoffLocation: messages.dropoffMissing }),
    ...(date === undefined && { date: messages.dateMissing }),
    ...(date !== undefined && date < today && { date: messages.datePast }),
    ...(normaliseTime(search.time) === undefined && { time: messages.timeMissing }),
    ...(!isWithin(passengers, search.passengers) && { passengers: messages.between(passengers.min, passengers.max) }),
    ...(!isWithin(luggage, search.luggage) && { luggage: messages.between(luggage.min, luggage.max) }),
  };
}

import { type CalendarDate, normaliseDate, normaliseTime, type TimeOfDay } from '../dates/index.ts';
import { isWithin } from '../party/index.ts';
import { transferLimits } from '../quirks/index.ts';

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

/** How many passengers and pieces of luggage the search takes. */
export const searchLimits = { passengers, luggage } as const;

/** What the form holds before anyone has filled it in (XFER-05). */
export const emptySearch: TransferSearch = {
  pickupLocation: '',
  dropoffLocation: '',
  date: '',
  time,
  passengers: passengers.min,
  luggage: luggage.min,
};

/** What can be wrong with a field: it is empty, its day or hour has passed, it lies outside what is allowed. */
export type TransferFieldError = 'missing' | 'past' | 'outside';

/** What is wrong with a search, by field. */
export type TransferSearchErrors = Readonly<Partial<Record<keyof TransferSearch, TransferFieldError>>>;

/**
 * What is missing or wrong, by field; nothing if the search can be made (XFER-03 to XFER-05).
 *
 * @example checkTransferSearch({ ...search, dropoffLocation: '' }, '2026-12-01') // { dropoffLocation: 'missing' }
 * @example checkTransferSearch({ ...search, date: '2026-11-30' }, '2026-12-01') // { date: 'past' }
 */
export function checkTransferSearch(search: TransferSearch, today: CalendarDate): TransferSearchErrors {
  const date = normaliseDate(search.date);
  return {
    ...(!search.pickupLocation.trim() && { pickupLocation: 'missing' }),
    ...(!search.dropoffLocation.trim() && { dropoffLocation: 'missing' }),
    ...(date === undefined && { date: 'missing' }),
    ...(date !== undefined && date < today && { date: 'past' }),
    ...(normaliseTime(search.time) === undefined && { time: 'missing' }),
    ...(!isWithin(passengers, search.passengers) && { passengers: 'outside' }),
    ...(!isWithin(luggage, search.luggage) && { luggage: 'outside' }),
  };
}

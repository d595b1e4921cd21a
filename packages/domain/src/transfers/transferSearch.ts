import {
  type CalendarDate,
  fromDubaiTime,
  getLastBookableDate,
  normaliseDate,
  normaliseTime,
  type TimeOfDay,
} from '../dates/index.ts';
import { isWithin, type Limits } from '../party/index.ts';
import { isSamePlace } from './places.ts';

/** A transfer search, with the names of the navigation state and of storage (ENTITY-33, XFER-08). */
export interface TransferSearch {
  readonly pickupLocation: string;
  readonly dropoffLocation: string;
  readonly date: CalendarDate;
  readonly time: TimeOfDay;
  readonly passengers: number;
  readonly luggage: number;
}

/** The limits of a search and its initial time (XFER-05). */
export interface TransferSearchLimits {
  readonly passengers: Limits;
  readonly luggage: Limits;
  readonly time: TimeOfDay;
}

/**
 * Returns the initial values of the form (XFER-05).
 *
 * @example createEmptySearch(searchLimits).time // '12:00'
 * @example createEmptySearch(searchLimits).passengers // 1
 */
export const createEmptySearch = ({ passengers, luggage, time }: TransferSearchLimits): TransferSearch => ({
  pickupLocation: '',
  dropoffLocation: '',
  date: '',
  time,
  passengers: passengers.min,
  luggage: luggage.min,
});

/** The error of a field: it is empty, in the past, too soon for a driver, more than two years away, outside the limits, or the pickup place. */
export type TransferFieldError = 'missing' | 'past' | 'tooSoon' | 'tooFar' | 'outOfRange' | 'same';

/** The errors of a search, by field. */
export type TransferSearchErrors = Readonly<Partial<Record<keyof TransferSearch, TransferFieldError>>>;

/**
 * Returns the errors of a search, by field (XFER-03 to XFER-05).
 *
 * @param earliest when a ride can start that is booked now
 * @example checkTransferSearch({ ...search, dropoffLocation: '' }, '2026-12-01', searchLimits) // { dropoffLocation: 'missing' }
 * @example checkTransferSearch({ ...search, date: '2026-11-30' }, '2026-12-01', searchLimits) // { date: 'past' }
 */
export function checkTransferSearch(
  search: TransferSearch,
  today: CalendarDate,
  { passengers, luggage }: TransferSearchLimits,
  earliest?: Date,
): TransferSearchErrors {
  const dateError = findDateError(search.date, today, today);
  return {
    ...(!search.pickupLocation.trim() && { pickupLocation: 'missing' }),
    ...(!search.dropoffLocation.trim() && { dropoffLocation: 'missing' }),
    ...(isSamePlace(search.pickupLocation, search.dropoffLocation) && { dropoffLocation: 'same' }),
    ...(dateError && { date: dateError }),
    ...(normaliseTime(search.time) === undefined && { time: 'missing' }),
    ...(!dateError && earliest && isBefore(search, earliest) && { time: 'tooSoon' }),
    ...(!isWithin(passengers, search.passengers) && { passengers: 'outOfRange' }),
    ...(!isWithin(luggage, search.luggage) && { luggage: 'outOfRange' }),
  };
}

/** Whether a date and time in Dubai are before an instant; a date or time that is none isn't. */
export const isBefore = (at: Pick<TransferSearch, 'date' | 'time'>, instant: Date): boolean => {
  const [date, time] = [normaliseDate(at.date), normaliseTime(at.time)];
  return date !== undefined && time !== undefined && fromDubaiTime(date, time) < instant;
};

/** Returns the error of a date that must not be before the first, nor more than two years after today. */
export function findDateError(text: string, first: CalendarDate, today: CalendarDate): TransferFieldError | undefined {
  const date = normaliseDate(text);
  if (date === undefined) return 'missing';
  if (date < first) return 'past';
  return date > getLastBookableDate(today) ? 'tooFar' : undefined;
}

import {
  type CalendarDate,
  normaliseDate,
  normaliseTime,
  type TimeOfDay,
  toDubaiDate,
  toDubaiTime,
  toTimeOfDay,
} from '../dates/index.ts';
import { clamp, isWithin } from '../party/index.ts';
import { isSamePlace } from './places.ts';
import { findDateError, isBefore, type TransferFieldError, type TransferSearch } from './transferSearch.ts';

/** The fields of the wizard's first step. */
export interface Journey extends TransferSearch {
  readonly isReturn: boolean;
  readonly returnDate: CalendarDate;
  readonly returnTime: TimeOfDay;
}

/** The limits of the wizard (XFER-24) and its initial time (XFER-27). */
export const wizardLimits = { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' };

const { passengers, luggage, time } = wizardLimits;

/** Passengers and pieces of luggage (XFER-27). */
const DEFAULT_LOAD = 2;

const MINUTES_OF_DAY = 24 * 60;
const STEP_MINUTES = 30;

/** The times of the wizard: 00:00 to 23:30 every half hour (XFER-26). */
export const journeyTimes: readonly TimeOfDay[] = Array.from({ length: MINUTES_OF_DAY / STEP_MINUTES }, (_, index) =>
  toTimeOfDay(index * STEP_MINUTES),
);

/** The wizard's journey without a previous search (XFER-27). */
const emptyJourney: Journey = {
  pickupLocation: '',
  dropoffLocation: '',
  date: '',
  time,
  passengers: DEFAULT_LOAD,
  luggage: DEFAULT_LOAD,
  isReturn: false,
  returnDate: '',
  returnTime: time,
};

/**
 * Converts a search to the wizard's journey, with the wizard's defaults for missing values (XFER-27).
 *
 * @example toJourney({ pickupLocation: 'Dubai Mall', passengers: 4 }) // 4 passengers, 2 pieces of luggage, 09:00
 * @example toJourney({}) // the defaults: 09:00, 2 passengers
 */
export function toJourney(search: Partial<TransferSearch>): Journey {
  return {
    ...emptyJourney,
    pickupLocation: search.pickupLocation ?? '',
    dropoffLocation: search.dropoffLocation ?? '',
    date: normaliseDate(search.date ?? '') ?? '',
    time: normaliseTime(search.time ?? '') ?? time,
    passengers: clamp(passengers, search.passengers ?? DEFAULT_LOAD),
    luggage: clamp(luggage, search.luggage ?? DEFAULT_LOAD),
  };
}

/** A field of the wizard's first step that can be invalid. */
export type JourneyField = keyof Omit<Journey, 'isReturn'>;

/** The errors of a journey, by field. */
export type JourneyErrors = Readonly<Partial<Record<JourneyField, TransferFieldError>>>;

/**
 * Returns the errors of a journey, by field (XFER-23 to XFER-25): it must start in the future,
 * at most two years away, and the return after it. Whether there are places is checked when the booking is sent
 * (XFER-31); here they must differ.
 *
 * @param earliest when a ride can start that is booked now
 *
 * @example checkJourney({ ...journey, date: '' }, now) // { date: 'missing' }
 * @example checkJourney({ ...journey, isReturn: true, returnDate: '2026-12-17' }, now) // { returnDate: 'past' }, as the journey is on the 18th
 */
export function checkJourney(journey: Journey, now: Date, earliest = now): JourneyErrors {
  return {
    ...(isSamePlace(journey.pickupLocation, journey.dropoffLocation) && { dropoffLocation: 'same' }),
    ...checkOutward(journey, now, earliest),
    ...(!isWithin(passengers, journey.passengers) && { passengers: 'outOfRange' }),
    ...(!isWithin(luggage, journey.luggage) && { luggage: 'outOfRange' }),
    ...(journey.isReturn && checkReturn(journey, now)),
  };
}

function checkOutward(journey: Journey, now: Date, earliest: Date): JourneyErrors {
  const date = normaliseDate(journey.date);
  const at = normaliseTime(journey.time);
  const dateError = findDateError(journey.date, toDubaiDate(now), toDubaiDate(now));
  const isPast = date === toDubaiDate(now) && at !== undefined && at <= toDubaiTime(now);
  return {
    ...(dateError && { date: dateError }),
    ...(at === undefined && { time: 'missing' }),
    ...(!dateError && isBefore(journey, earliest) && { time: 'tooSoon' }),
    ...(isPast && { time: 'past' }),
  };
}

function checkReturn({ date, time: outwardTime, returnDate, returnTime }: Journey, now: Date): JourneyErrors {
  const on = normaliseDate(returnDate);
  const at = normaliseTime(returnTime);
  const dateError = findDateError(returnDate, date, toDubaiDate(now));
  return {
    ...(dateError && { returnDate: dateError }),
    ...(at === undefined && { returnTime: 'missing' }),
    ...(at !== undefined && on === date && at <= outwardTime && { returnTime: 'past' }),
  };
}

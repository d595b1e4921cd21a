import {
  type CalendarDate,
  dubaiDate,
  dubaiTime,
  normaliseDate,
  normaliseTime,
  type TimeOfDay,
  timeOfMinutes,
} from '../dates/index.ts';
import { clamp, isWithin } from '../party/index.ts';
import { transferLimits } from '../quirks/index.ts';
import type { TransferFieldError, TransferSearch } from './transferSearch.ts';

/** What the wizard's first step asks. */
export interface Journey extends TransferSearch {
  readonly isReturn: boolean;
  readonly returnDate: CalendarDate;
  readonly returnTime: TimeOfDay;
}

/** XFER-24. */
const { passengers, luggage, time } = transferLimits.wizard;

/** How many passengers and pieces of luggage the wizard takes. */
export const wizardLimits = { passengers, luggage } as const;

/** XFER-27. */
const USUAL_LOAD = 2;

const MINUTES_OF_DAY = 24 * 60;
const STEP_MINUTES = 30;

/** 00:00 to 23:30 in steps of half an hour (XFER-26). */
export const journeyTimes: readonly TimeOfDay[] = Array.from({ length: MINUTES_OF_DAY / STEP_MINUTES }, (_, index) =>
  timeOfMinutes(index * STEP_MINUTES),
);

/** What the wizard holds when nothing was searched before (XFER-27). */
const emptyJourney: Journey = {
  pickupLocation: '',
  dropoffLocation: '',
  date: '',
  time,
  passengers: USUAL_LOAD,
  luggage: USUAL_LOAD,
  isReturn: false,
  returnDate: '',
  returnTime: time,
};

/**
 * The wizard's journey with what a search carries; where it carries nothing, the wizard's own defaults (XFER-27).
 *
 * @example toJourney({ pickupLocation: 'Dubai Mall', passengers: 4 }) // 4 passengers, 2 pieces of luggage, 09:00
 * @example toJourney({}) // emptyJourney
 */
export function toJourney(search: Partial<TransferSearch>): Journey {
  return {
    ...emptyJourney,
    pickupLocation: search.pickupLocation ?? '',
    dropoffLocation: search.dropoffLocation ?? '',
    date: normaliseDate(search.date ?? '') ?? '',
    time: normaliseTime(search.time ?? '') ?? time,
    passengers: clamp(passengers, search.passengers ?? USUAL_LOAD),
    luggage: clamp(luggage, search.luggage ?? USUAL_LOAD),
  };
}

/** A field of the wizard’s first step that can be wrong. */
export type JourneyField = keyof Omit<Journey, 'isReturn'>;

/** What is wrong with a journey, by field. */
export type JourneyErrors = Readonly<Partial<Record<JourneyField, TransferFieldError>>>;

/**
 * What keeps a journey in the first step, by field (XFER-23 to XFER-25): the way there must be to come, the way back
 * later than it. Places are asked for later, when the booking is sent (XFER-31).
 *
 * @example checkJourney({ ...journey, date: '' }, now) // { date: 'missing' }
 * @example checkJourney({ ...journey, isReturn: true, returnDate: '2026-12-17' }, now) // { returnDate: 'past' }, the way there being on the 18th
 */
export function checkJourney(journey: Journey, now: Date): JourneyErrors {
  return {
    ...checkMoment(journey, now),
    ...(!isWithin(passengers, journey.passengers) && { passengers: 'outside' }),
    ...(!isWithin(luggage, journey.luggage) && { luggage: 'outside' }),
    ...(journey.isReturn && checkReturn(journey)),
  };
}

function checkMoment(journey: Journey, now: Date): JourneyErrors {
  const date = normaliseDate(journey.date);
  const at = normaliseTime(journey.time);
  const today = dubaiDate(now);
  return {
    ...(date === undefined && { date: 'missing' }),
    ...(date !== undefined && date < today && { date: 'past' }),
    ...(at === undefined && { time: 'missing' }),
    ...(at !== undefined && date === today && at <= dubaiTime(now) && { time: 'past' }),
  };
}

/** A moment that can't be read is told of by its own field. */
function checkReturn({ date, time: there, returnDate, returnTime }: Journey): JourneyErrors {
  const on = normaliseDate(returnDate);
  const at = normaliseTime(returnTime);
  return {
    ...(on === undefined && { returnDate: 'missing' }),
    ...(on !== undefined && on < date && { returnDate: 'past' }),
    ...(at === undefined && { returnTime: 'missing' }),
    ...(at !== undefined && on === date && at <= there && { returnTime: 'past' }),
  };
}

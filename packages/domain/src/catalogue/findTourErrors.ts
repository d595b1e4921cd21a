import { areOrderedTerms, type CancellationTerms } from '../booking/index.ts';
import { type TimeOfDay, toMinutesOfDay } from '../dates/index.ts';
import { findRepeated } from './findRepeated.ts';
import { type CheckedSeason, findSeasonErrors, type SeasonError } from './findSeasonErrors.ts';

interface CheckedRide {
  readonly id?: string;
  /** Of the whole ride: there and back if it has a `returns_at`. */
  readonly duration_minutes: number;
  readonly starts_at?: TimeOfDay | null;
  readonly returns_at?: TimeOfDay | null;
}

interface CheckedDay {
  readonly hotel_id?: string | null;
  readonly room_type_id?: string | null;
  readonly transfers?: readonly CheckedRide[];
  readonly activities?: readonly { readonly id?: string; readonly name: string }[];
}

/** The fields of a tour, as on the wire, whose values depend on one another. */
export interface CheckedTour {
  readonly min_group_size?: number | null;
  readonly max_group_size?: number | null;
  readonly price_seasons?: readonly CheckedSeason[];
  readonly days: readonly CheckedDay[];
  /** Absent: the default terms. */
  readonly cancellation_terms?: CancellationTerms;
}

/** What is wrong with a field of a tour. */
export type TourError =
  | SeasonError
  | 'no-day'
  | 'group-order'
  | 'no-hotel'
  | 'no-room'
  | 'ride-order'
  | 'return-before-arrival'
  | 'same-activity'
  | 'same-id'
  | 'terms-order';

/**
 * Returns the errors of a tour that the schema of the contract can't detect, by field. The days are numbered by their
 * order, so a number can't be missing.
 *
 * @example findTourErrors({ days: [] }) // { days: 'no-day' }
 * @example findTourErrors({ days: [{ hotel_id: '61' }] }) // { 'days.0.room_type_id': 'no-room' }
 */
export function findTourErrors(tour: CheckedTour): Readonly<Record<string, TourError>> {
  const { min_group_size: min, max_group_size: max, days, price_seasons = [], cancellation_terms = [] } = tour;
  const errors: Record<string, TourError> = {};
  if ((max ?? Number.POSITIVE_INFINITY) < (min ?? 1)) errors['max_group_size'] = 'group-order';
  Object.assign(errors, findSeasonErrors('price_seasons', price_seasons));
  if (days.length === 0) errors['days'] = 'no-day';
  for (const [at, day] of days.entries()) Object.assign(errors, findDayErrors(`days.${at}`, day));
  if (hasDuplicates(days.flatMap(listIds))) errors['days'] = 'same-id';
  if (!areOrderedTerms(cancellation_terms)) errors['cancellation_terms'] = 'terms-order';
  return errors;
}

function findDayErrors(path: string, { hotel_id, room_type_id, ...lists }: CheckedDay): Record<string, TourError> {
  const { transfers = [], activities = [] } = lists;
  const errors: Record<string, TourError> = {};
  if (hotel_id && !room_type_id) errors[`${path}.room_type_id`] = 'no-room';
  if (room_type_id && !hotel_id) errors[`${path}.hotel_id`] = 'no-hotel';
  // Where the last ride arrived, in minutes of the day, as far as it is known.
  let arrival = 0;
  for (const [at, ride] of transfers.entries()) {
    const start = ride.starts_at ? toMinutesOfDay(ride.starts_at) : arrival;
    if (start < arrival) errors[`${path}.transfers.${at}.starts_at`] = 'ride-order';
    arrival = start + getMinutesThere(ride);
    if (ride.returns_at && toMinutesOfDay(ride.returns_at) < arrival)
      errors[`${path}.transfers.${at}.returns_at`] = 'return-before-arrival';
  }
  // A booking names what was chosen on a day.
  if (findRepeated(activities.map(({ name }) => name)).length > 0) errors[`${path}.activities`] = 'same-activity';
  return errors;
}

const getMinutesThere = ({ duration_minutes, returns_at }: CheckedRide): number =>
  Math.round(duration_minutes / (returns_at ? 2 : 1));

const listIds = ({ transfers = [], activities = [] }: CheckedDay): string[] =>
  [...transfers, ...activities].flatMap(({ id }) => id ?? []);

const hasDuplicates = (values: readonly string[]): boolean => new Set(values).size < values.length;

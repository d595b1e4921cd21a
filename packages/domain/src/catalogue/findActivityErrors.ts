import { areOrderedTerms, type CancellationTerms } from '../booking/index.ts';
import { findRepeated } from './findRepeated.ts';
import { type CheckedSeason, findSeasonErrors, overlap, type SeasonError } from './findSeasonErrors.ts';

interface CheckedTime {
  readonly id?: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Absent: every day. */
  readonly available_days?: readonly number[];
  /** Null: a flexible start. */
  readonly start_time?: string | null;
}

/** The fields of an activity, as on the wire, whose values depend on one another. */
export interface CheckedActivity {
  readonly private_available?: boolean;
  readonly private_price?: string | null;
  readonly time_slots?: readonly CheckedTime[];
  readonly price_seasons?: readonly CheckedSeason[];
  readonly addons?: readonly { readonly title: string }[];
  /** Absent: the default terms. */
  readonly cancellation_terms?: CancellationTerms;
}

/** What is wrong with a field of an activity. */
export type ActivityError = SeasonError | 'no-private-price' | 'same-slot' | 'same-time' | 'same-addon' | 'terms-order';

/**
 * Returns the errors of an activity that the schema of the contract can't detect, by field.
 *
 * @example findActivityErrors({ private_available: true }) // { private_price: 'no-private-price' }
 * @example findActivityErrors({ time_slots: [{ start_date: '2030-03-02', end_date: '2030-03-01' }] }) // { 'time_slots.0.end_date': 'end-before-start' }
 */
export function findActivityErrors(activity: CheckedActivity): Readonly<Record<string, ActivityError>> {
  const { time_slots = [], price_seasons = [], addons = [], cancellation_terms = [] } = activity;
  const errors: Record<string, ActivityError> = {};
  if (activity.private_available && !activity.private_price) errors['private_price'] = 'no-private-price';
  Object.assign(errors, findSeasonErrors('price_seasons', price_seasons));
  for (const [index, slot] of time_slots.entries()) {
    if (slot.end_date < slot.start_date) errors[`time_slots.${index}.end_date`] = 'end-before-start';
    else if (time_slots.slice(0, index).some((other) => isSameTime(slot, other)))
      errors[`time_slots.${index}.start_time`] = 'same-time';
  }
  if (hasDuplicates(time_slots.flatMap(({ id }) => id ?? []))) errors['time_slots'] = 'same-slot';
  if (findRepeated(addons.map(({ title }) => title)).length > 0) errors['addons'] = 'same-addon';
  if (!areOrderedTerms(cancellation_terms)) errors['cancellation_terms'] = 'terms-order';
  return errors;
}

/** Whether two times, other than one that is in the list twice, start at the same moment on a date. */
const isSameTime = (one: CheckedTime, other: CheckedTime): boolean =>
  (one.id === undefined || one.id !== other.id) &&
  one.start_time !== undefined &&
  one.start_time === other.start_time &&
  overlap(toSeason(one), toSeason(other));

const toSeason = ({ available_days: weekdays, ...dates }: CheckedTime) => ({ ...dates, weekdays });

const hasDuplicates = (values: readonly string[]): boolean => new Set(values).size < values.length;

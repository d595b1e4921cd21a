import { addDays, type CalendarDate, listDates } from '../dates/index.ts';

/** The fields of the bulk dialog; a date is empty until it is chosen. */
export interface BulkSlotsPlan {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly excludedDates: readonly CalendarDate[];
  readonly timeSlots: readonly string[];
  /** Of each slot. */
  readonly capacity: number;
}

/** The first and last day of an event, both included. */
export interface EventDays {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The errors of a plan, by field. */
export interface BulkSlotsErrors {
  readonly startDate?: 'past' | 'before-event';
  readonly endDate?: 'before-start' | 'too-long' | 'after-event';
  readonly excludedDates?: 'outside-range' | 'none-left';
  readonly timeSlots?: 'none';
  readonly capacity?: 'too-small' | 'too-large';
}

/** The maximum number of days from the first to the last day. */
export const maxBulkRangeDays = 366;

/** The largest capacity of a time slot. */
export const maxCapacity = 100_000;

/** The initial capacity in the dialog (STAFF-21). */
export const defaultCapacity = 100;

/**
 * Returns the errors of a plan, by field (STAFF-20, STAFF-21). The dialog shows them while it is filled in, so an empty date
 * is no error. The server applies the same rule.
 *
 * @param today in Dubai
 * @example checkBulkSlots(plan('2026-12-20', '2026-12-24'), { first: '2026-01-01', last: '2027-12-31' }, '2026-12-18') // {}
 * @example checkBulkSlots(plan('2026-12-17', '2026-12-16'), { first: '2026-01-01', last: '2027-12-31' }, '2026-12-18') // { startDate: 'past', endDate: 'before-start' }
 */
export function checkBulkSlots(plan: BulkSlotsPlan, event: EventDays, today: CalendarDate): BulkSlotsErrors {
  const startDate = startError(plan, event, today);
  const endDate = endError(plan, event);
  const excludedDates = endDate === undefined ? checkExclusions(plan) : undefined;
  const capacity = checkCapacity(plan);
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(excludedDates && { excludedDates }),
    ...(plan.timeSlots.length === 0 && { timeSlots: 'none' }),
    ...(capacity && { capacity }),
  };
}

const hasRange = ({ startDate, endDate }: BulkSlotsPlan): boolean => startDate !== '' && endDate !== '';

function startError({ startDate }: BulkSlotsPlan, event: EventDays, today: CalendarDate) {
  if (startDate === '') return undefined;
  if (startDate < today) return 'past';
  return startDate < event.first ? 'before-event' : undefined;
}

function endError(plan: BulkSlotsPlan, event: EventDays) {
  const { startDate, endDate } = plan;
  if (!hasRange(plan)) return undefined;
  if (endDate < startDate) return 'before-start';
  if (endDate > addDays(startDate, maxBulkRangeDays)) return 'too-long';
  return endDate > event.last ? 'after-event' : undefined;
}

function checkExclusions(plan: BulkSlotsPlan) {
  if (!hasRange(plan)) return undefined;
  const { startDate, endDate, excludedDates } = plan;
  if (excludedDates.some((date) => date < startDate || date > endDate)) return 'outside-range';
  return listDates(startDate, endDate).every((date) => excludedDates.includes(date)) ? 'none-left' : undefined;
}

function checkCapacity({ capacity }: BulkSlotsPlan) {
  if (!Number.isInteger(capacity) || capacity < 1) return 'too-small';
  return capacity > maxCapacity ? 'too-large' : undefined;
}

/**
 * Whether all required fields of a plan are filled in (STAFF-22).
 *
 * @example isBulkComplete({ startDate: '2026-12-20', endDate: '2026-12-24', timeSlots: ['1'] }) // true
 * @example isBulkComplete({ startDate: '2026-12-20', endDate: '', timeSlots: ['1'] }) // false
 */
export const isBulkComplete = ({
  startDate,
  endDate,
  timeSlots,
}: Pick<BulkSlotsPlan, 'startDate' | 'endDate' | 'timeSlots'>): boolean =>
  startDate !== '' && endDate !== '' && timeSlots.length > 0;

import { addDays, type CalendarDate } from '../dates/index.ts';

/** What staff choose in the bulk dialog; a date that isn't chosen yet is empty. */
export interface BulkSlotsPlan {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly excludedDates: readonly CalendarDate[];
  readonly timeSlots: readonly string[];
  /** Places of each slot. */
  readonly capacity: number;
}

/** The days on which an event takes place, both included. */
export interface EventDays {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** What stands against a plan, by field. */
export interface BulkSlotsErrors {
  readonly startDate?: 'past' | 'before-event';
  readonly endDate?: 'before-start' | 'too-long' | 'after-event';
  readonly excludedDates?: 'outside-range';
  readonly timeSlots?: 'none';
  readonly capacity?: 'too-small';
}

/** How many days a range may reach beyond its first. */
export const maxBulkRangeDays = 366;

/** STAFF-21: the capacity that the dialog begins with. */
export const defaultCapacity = 100;

/**
 * Whether slots can be opened as planned (STAFF-20, STAFF-21). The dialog says it while it is filled in, so a date that
 * isn't chosen yet isn't wrong yet; the server decides by it.
 *
 * @param today the day it is in Dubai
 * @example checkBulkSlots(plan('2026-12-20', '2026-12-24'), { first: '2026-01-01', last: '2027-12-31' }, '2026-12-18') // {}
 * @example checkBulkSlots(plan('2026-12-17', '2026-12-16'), { first: '2026-01-01', last: '2027-12-31' }, '2026-12-18') // { startDate: 'past', endDate: 'before-start' }
 */
export function checkBulkSlots(plan: BulkSlotsPlan, event: EventDays, today: CalendarDate): BulkSlotsErrors {
  const startDate = startProblem(plan, event, today);
  const endDate = endProblem(plan, event);
  const isOutside = hasRange(plan) && plan.excludedDates.some((date) => date < plan.startDate || date > plan.endDate);
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(isOutside && { excludedDates: 'outside-range' }),
    ...(plan.timeSlots.length === 0 && { timeSlots: 'none' }),
    ...(!(Number.isInteger(plan.capacity) && plan.capacity >= 1) && { capacity: 'too-small' }),
  };
}

const hasRange = ({ startDate, endDate }: BulkSlotsPlan): boolean => startDate !== '' && endDate !== '';

function startProblem({ startDate }: BulkSlotsPlan, event: EventDays, today: CalendarDate) {
  if (startDate === '') return undefined;
  if (startDate < today) return 'past';
  return startDate < event.first ? 'before-event' : undefined;
}

function endProblem(plan: BulkSlotsPlan, event: EventDays) {
  const { startDate, endDate } = plan;
  if (!hasRange(plan)) return undefined;
  if (endDate < startDate) return 'before-start';
  if (endDate > addDays(startDate, maxBulkRangeDays)) return 'too-long';
  return endDate > event.last ? 'after-event' : undefined;
}

/**
 * STAFF-22: whether enough is chosen to send the plan.
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

import { addDays, type CalendarDate } from '../dates/index.ts';
import { maxBulkRangeDays } from '../staff/index.ts';
import { checkCapacity, type StockEditErrors } from '../stock/index.ts';
import { listRuleDates, type RruleError } from './listRuleDates.ts';
import { type Blackout, getSlotKey, listScheduledDates, type StockRule, type StockSchedule } from './schedule.ts';

/** What can be wrong with a field of a schedule. */
export type ScheduleError =
  | { readonly code: RruleError | 'past' | 'none-left' | 'no-time-slot' | 'before-start' | 'too-long' | 'too-far' }
  | { readonly code: `capacity-${NonNullable<StockEditErrors['capacity']>}` }
  /** Another rule has the date, too. */
  | { readonly code: 'overlap'; readonly date: CalendarDate };

/** The errors of a schedule by path: `rules.0.rrule`. */
export type ScheduleErrors = Readonly<Record<string, ScheduleError>>;

/**
 * Returns the errors of the rules and blackouts that a change adds or changes. Those that are stored already stay valid,
 * because their dates pass. No time slot is in two rules on a date, so the order of rules decides nothing.
 *
 * @param today in Dubai
 */
export function checkSchedule(next: StockSchedule, stored: StockSchedule, today: CalendarDate): ScheduleErrors {
  const known = new Set([...stored.rules, ...stored.blackouts].map((part) => JSON.stringify(part)));
  const isNew = (part: StockRule | Blackout) => !known.has(JSON.stringify(part));
  const isShared = findSharedSlots(next.rules, today);
  const rules = next.rules.flatMap((rule, index) =>
    isNew(rule) ? prefix(`rules.${index}`, checkRule(rule, isShared, today)) : [],
  );
  const blackouts = next.blackouts.flatMap((blackout, index) =>
    isNew(blackout) ? prefix(`blackouts.${index}`, checkBlackout(blackout, today)) : [],
  );
  return Object.fromEntries([...rules, ...blackouts]);
}

const prefix = (path: string, errors: ScheduleErrors) =>
  Object.entries(errors).map(([field, error]) => [`${path}.${field}`, error] as const);

function checkRule(rule: StockRule, isShared: IsShared, today: CalendarDate): ScheduleErrors {
  const capacity = checkCapacity(rule.capacity);
  return {
    ...checkDates(rule, isShared, today),
    ...(rule.timeSlotIds.length === 0 && { time_slot_ids: { code: 'no-time-slot' } }),
    ...(capacity && { capacity: { code: `capacity-${capacity}` } }),
  };
}

function checkDates(rule: StockRule, isShared: IsShared, today: CalendarDate): ScheduleErrors {
  const everyDate = listRuleDates({ ...rule, exdate: [] });
  if (typeof everyDate === 'string') return { rrule: { code: everyDate } };
  const last = everyDate.at(-1);
  if (last === undefined) return { rrule: { code: 'none-left' } };
  if (last < today) return { rrule: { code: 'past' } };
  if (rule.startTime !== undefined && last > addDays(today, 2 * maxBulkRangeDays))
    return { rrule: { code: 'too-far' } };
  const ahead = listScheduledDates(rule).filter((one) => one >= today);
  if (ahead.length === 0) return { exdate: { code: 'none-left' } };
  const date = ahead.find((one) => rule.timeSlotIds.some((id) => isShared(one, id)));
  return date === undefined ? {} : { rrule: { code: 'overlap', date } };
}

type IsShared = (date: CalendarDate, timeSlotId: string) => boolean;

/** Returns whether several rules have a time slot on a date. */
function findSharedSlots(rules: readonly StockRule[], today: CalendarDate): IsShared {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const rule of rules) {
    for (const date of listScheduledDates(rule).filter((one) => one >= today)) {
      for (const key of rule.timeSlotIds.map((id) => getSlotKey({ date, timeSlotId: id })))
        (seen.has(key) ? shared : seen).add(key);
    }
  }
  return (date, id) => shared.has(getSlotKey({ date, timeSlotId: id }));
}

function checkBlackout({ startDate, endDate }: Blackout, today: CalendarDate): ScheduleErrors {
  if (endDate < startDate) return { end_date: { code: 'before-start' } };
  if (endDate > addDays(startDate, maxBulkRangeDays)) return { end_date: { code: 'too-long' } };
  return endDate < today ? { end_date: { code: 'past' } } : {};
}

import { runsOn, type TimeSlot } from '../availability/index.ts';
import { type CalendarDate, getWeekday, listDates, type TimeOfDay } from '../dates/index.ts';
import { listScheduledDates, type StockRule } from './schedule.ts';

/** A time slot of an activity that its rules have created. */
export interface RuleTime extends TimeSlot {
  readonly id: string;
  readonly startTime: TimeOfDay;
  readonly excludedDates: readonly CalendarDate[];
}

/**
 * Returns the id of the time slot that rules create at a time of the day. All rules at this time have the same one, so
 * that it can't be on a date twice, and bookings keep theirs when a rule changes.
 *
 * @example getRuleTimeId('16:00') // 'rule-1600'
 * @example getRuleTimeId('09:30') // 'rule-0930'
 */
export const getRuleTimeId = (time: TimeOfDay): string => `rule-${time.replace(':', '')}`;

/**
 * Returns the time of a time slot that rules create; undefined for another one.
 *
 * @example parseRuleTimeId('rule-1600') // '16:00'
 * @example parseRuleTimeId('401') // undefined
 */
export function parseRuleTimeId(id: string): TimeOfDay | undefined {
  const [, hour, minute] = /^rule-(\d\d)(\d\d)$/.exec(id) ?? [];
  return hour && `${hour}:${minute}`;
}

/** What the times of rules follow from. */
export interface RuleTimesInput {
  readonly rules: readonly StockRule[];
  /** The activity's own time slots. On their dates, rules at the same time create none. */
  readonly own: readonly TimeSlot[];
  readonly isBlackout: (date: CalendarDate) => boolean;
  /** Dates of time slots of rules that stay, whatever the rules say. */
  readonly kept: readonly { readonly date: CalendarDate; readonly startTime: TimeOfDay }[];
}

/**
 * Returns the time slots that the rules create from today on, one for each time of the day. Their dates are those of the
 * rules and the ones to keep, and no others.
 *
 * @param today in Dubai
 */
export function listRuleTimes({ rules, own, isBlackout, kept }: RuleTimesInput, today: CalendarDate): RuleTime[] {
  const dates = new Map<TimeOfDay, Set<CalendarDate>>();
  const add = (time: TimeOfDay, date: CalendarDate) => dates.set(time, (dates.get(time) ?? new Set()).add(date));
  for (const { date, startTime } of kept) add(startTime, date);
  for (const rule of rules) {
    const { startTime: time } = rule;
    if (time === undefined) continue;
    for (const date of listScheduledDates(rule))
      if (date >= today && !isBlackout(date) && !hasTime(own, time, date)) add(time, date);
  }
  return [...dates]
    .map(([time, found]) => toRuleTime(time, found))
    .sort((one, other) => one.id.localeCompare(other.id));
}

const hasTime = (slots: readonly TimeSlot[], time: TimeOfDay, date: CalendarDate): boolean =>
  slots.some((slot) => slot.startTime === time && runsOn(slot, date));

function toRuleTime(startTime: TimeOfDay, dates: ReadonlySet<CalendarDate>): RuleTime {
  const [startDate = '', ...others] = [...dates].sort();
  const endDate = others.at(-1) ?? startDate;
  const weekdays = [...new Set([...dates].map(getWeekday))].sort();
  const excludedDates = listDates(startDate, endDate).filter(
    (date) => weekdays.includes(getWeekday(date)) && !dates.has(date),
  );
  return { id: getRuleTimeId(startTime), startDate, endDate, weekdays, startTime, excludedDates };
}

/**
 * Returns the first date from today on at which a time slot of the activity and one of its rules would both start at
 * the same time; undefined if there is none.
 *
 * @param today in Dubai
 */
export function findDoubleTime(
  slot: TimeSlot,
  ruleTimes: readonly TimeSlot[],
  today: CalendarDate,
): CalendarDate | undefined {
  const isShared = (other: TimeSlot) => (date: CalendarDate) =>
    date >= today && runsOn(other, date) && runsOn(slot, date);
  return ruleTimes
    .filter((other) => other.startTime === slot.startTime)
    .flatMap((other) => listDates(other.startDate, other.endDate).filter(isShared(other)))[0];
}

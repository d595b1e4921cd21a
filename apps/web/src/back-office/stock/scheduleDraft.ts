import type { Schema } from '@aitours/api-client';
import { type CalendarDate, getWeekday } from '@aitours/domain/dates';
import { checkCapacity, type StockEditErrors } from '@aitours/domain/stock';
import { parseRrule, type Recurrence, toRrule } from '@aitours/domain/stock-rules';
import { readCapacity, type StockCalendar } from './stockDraft.ts';

export type Schedule = Pick<Schema<'StockSchedule'>, 'rules' | 'blackouts'>;
export type StockRule = Schema<'StockRule'>;
export type StockBlackout = Schema<'StockBlackout'>;

/** How often a rule repeats, as it is chosen. */
export type Repeat = 'daily' | 'weekly' | 'second-week' | 'monthly';

/** What is chosen for a rule; numbers and dates as they were typed. */
export interface RuleDraft {
  readonly repeat: Repeat;
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
  readonly startDate: string;
  readonly endDate: string;
  readonly excludedDates: readonly string[];
  readonly timeSlotIds: readonly string[];
  /** Of an activity, in place of its times; empty: none. */
  readonly startTime: string;
  readonly capacity: string;
}

/** The errors of a rule, by field in the order of the form. */
export interface RuleDraftErrors {
  readonly weekdays?: 'none';
  readonly startDate?: 'missing';
  readonly endDate?: 'missing' | 'before-start';
  readonly timeSlots?: 'none';
  readonly capacity?: NonNullable<StockEditErrors['capacity']>;
}

/** Returns a new rule: each week on all time slots, from a date on. */
export const createRuleDraft = ({ time_slots }: StockCalendar, date: CalendarDate): RuleDraft => ({
  repeat: 'weekly',
  weekdays: [getWeekday(date)],
  startDate: date,
  endDate: '',
  excludedDates: [],
  capacity: '',
  startTime: '',
  timeSlotIds: time_slots.map(({ time_slot_id }) => time_slot_id),
});

/** Returns the draft of a rule; undefined if the form can't show it. */
export function toRuleDraft({
  dtstart,
  rrule,
  exdate,
  time_slot_ids,
  start_time = '',
  capacity,
}: StockRule): RuleDraft | undefined {
  const recurrence = parseRrule(rrule);
  const repeat = recurrence && findRepeat(recurrence);
  return (
    repeat && {
      repeat,
      weekdays: recurrence.weekdays,
      startDate: dtstart,
      endDate: recurrence.until,
      excludedDates: exdate,
      timeSlotIds: time_slot_ids,
      startTime: start_time,
      capacity: String(capacity),
    }
  );
}

function findRepeat({ frequency, interval }: Recurrence): Repeat | undefined {
  if (interval === 1) return frequency;
  return frequency === 'weekly' && interval === 2 ? 'second-week' : undefined;
}

/** Returns the errors of a draft, by field in the order of the form. */
export function checkRuleDraft(draft: RuleDraft): RuleDraftErrors {
  const { repeat, weekdays, startDate, endDate, timeSlotIds, startTime } = draft;
  const capacity = checkCapacity(readCapacity(draft.capacity));
  return {
    ...(isWeekly(repeat) && weekdays.length === 0 && { weekdays: 'none' }),
    ...(startDate === '' && { startDate: 'missing' }),
    ...(endDate === '' ? { endDate: 'missing' } : endDate < startDate && { endDate: 'before-start' }),
    ...(timeSlotIds.length === 0 && startTime === '' && { timeSlots: 'none' }),
    ...(capacity && { capacity }),
  };
}

/** Whether weekdays are chosen. */
export const isWeekly = (repeat: Repeat): boolean => repeat === 'weekly' || repeat === 'second-week';

/** Returns the rule of a valid draft. */
export function toStockRule(draft: RuleDraft): StockRule {
  const { repeat, weekdays, startDate, endDate, excludedDates, timeSlotIds, startTime } = draft;
  const frequency = repeat === 'second-week' ? 'weekly' : repeat;
  const interval = repeat === 'second-week' ? 2 : 1;
  return {
    dtstart: startDate,
    rrule: toRrule({ frequency, interval, weekdays, until: endDate }),
    exdate: [...excludedDates],
    ...(startTime === '' ? { time_slot_ids: [...timeSlotIds] } : { time_slot_ids: [], start_time: startTime }),
    capacity: readCapacity(draft.capacity) ?? 0,
  };
}

/** Returns a list with a part in place of another one; at the end if that is new or was removed meanwhile. */
export function replacePart<Part>(parts: readonly Part[], old: Part | undefined, next: Part): Part[] {
  const index = indexOfPart(parts, old);
  return index < 0 ? [...parts, next] : parts.with(index, next);
}

export const removePart = <Part>(parts: readonly Part[], old: Part): Part[] =>
  parts.filter((_, index) => index !== indexOfPart(parts, old));

const indexOfPart = <Part>(parts: readonly Part[], part: Part | undefined): number =>
  parts.findIndex((other) => JSON.stringify(other) === JSON.stringify(part));

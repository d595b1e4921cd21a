import { type CalendarDate, listDates, type TimeOfDay } from '../dates/index.ts';
import { listRuleDates, type RuleDates } from './listRuleDates.ts';

/** What is sold on dates that repeat. */
export interface StockRule extends RuleDates {
  readonly timeSlotIds: readonly string[];
  /**
   * Of an activity: the rule creates this time on dates on which the activity has no such time of its own. `timeSlotIds`
   * then has all time slots at this time. Absent: it sells only existing ones.
   */
  readonly startTime?: TimeOfDay;
  /** Places of each time slot. */
  readonly capacity: number;
}

/** Dates on which nothing of a product is sold, whatever its rules say. */
export interface Blackout {
  readonly name: string;
  readonly startDate: CalendarDate;
  /** Included. */
  readonly endDate: CalendarDate;
}

/** What staff have planned for the stock of a product. */
export interface StockSchedule {
  readonly rules: readonly StockRule[];
  readonly blackouts: readonly Blackout[];
}

/** A schedule by date. */
export interface IndexedSchedule {
  /** The dates with a rule or a blackout, in their order. */
  readonly dates: readonly CalendarDate[];
  /** Returns the capacity by the rule of a time slot; undefined without one. */
  readonly findCapacity: (date: CalendarDate, timeSlotId: string) => number | undefined;
  readonly isBlackout: (date: CalendarDate) => boolean;
}

/** Returns a key of a time slot on a date. */
export const getSlotKey = ({
  date,
  timeSlotId,
}: {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
}): string => `${date} ${timeSlotId}`;

/** Prepares a schedule to be read by date. A rule that has no dates is as if it weren't there. */
export function indexSchedule({ rules, blackouts }: StockSchedule): IndexedSchedule {
  const capacities = new Map<string, number>();
  const dates = new Set<CalendarDate>();
  for (const rule of rules) {
    for (const date of listScheduledDates(rule)) {
      dates.add(date);
      for (const id of rule.timeSlotIds) capacities.set(getSlotKey({ date, timeSlotId: id }), rule.capacity);
    }
  }
  const closed = new Set(blackouts.flatMap(({ startDate, endDate }) => listDates(startDate, endDate)));
  return {
    dates: [...new Set([...dates, ...closed])].sort(),
    findCapacity: (date, id) => capacities.get(getSlotKey({ date, timeSlotId: id })),
    isBlackout: (date) => closed.has(date),
  };
}

/** Returns the dates of a rule; none if it can't be read. */
export function listScheduledDates(rule: RuleDates): CalendarDate[] {
  const dates = listRuleDates(rule);
  return typeof dates === 'string' ? [] : dates;
}

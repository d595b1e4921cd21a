import type { StockRule, StockSchedule } from '@aitours/domain/stock-rules';
import type { components } from '@aitours/openapi/schema';
import { computeVersion } from '../../lib/entityTag.ts';

type Schemas = components['schemas'];

/** Converts a schedule for the wire. */
export function toScheduleBody(schedule: StockSchedule): Schemas['StockSchedule'] {
  const rules = schedule.rules.map(({ timeSlotIds, startTime, exdate, ...rule }) => ({
    ...rule,
    exdate: [...exdate],
    ...(startTime === undefined ? { time_slot_ids: [...timeSlotIds] } : { time_slot_ids: [], start_time: startTime }),
  }));
  const blackouts = schedule.blackouts.map(({ name, startDate, endDate }) => ({
    name,
    start_date: startDate,
    end_date: endDate,
  }));
  return { rules, blackouts, version: computeVersion([rules, blackouts]) };
}

/**
 * Converts a schedule from the wire.
 *
 * @param findTimes returns the time slots of a rule with a start time
 */
export const parseSchedule = (
  { rules, blackouts }: Pick<Schemas['StockSchedule'], 'rules' | 'blackouts'>,
  findTimes: (rule: StockRule & { readonly startTime: string }) => readonly string[],
) =>
  ({
    rules: rules.map(({ dtstart, rrule, exdate, time_slot_ids, start_time: startTime, capacity }) => {
      const rule = { dtstart, rrule, exdate: exdate.toSorted(), timeSlotIds: time_slot_ids.toSorted(), capacity };
      return startTime === undefined
        ? rule
        : { ...rule, startTime, timeSlotIds: findTimes({ ...rule, startTime }).toSorted() };
    }),
    blackouts: blackouts.map(({ name, start_date, end_date }) => ({ name, startDate: start_date, endDate: end_date })),
  }) satisfies StockSchedule;

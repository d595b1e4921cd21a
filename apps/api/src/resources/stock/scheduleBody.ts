import type { StockSchedule } from '@aitours/domain/stock-rules';
import type { components } from '@aitours/openapi/schema';
import { versionOf } from '../../contract/entityTag.ts';

type Schemas = components['schemas'];

/** Converts a schedule for the wire. */
export function scheduleBody(schedule: StockSchedule): Schemas['StockSchedule'] {
  const rules = schedule.rules.map(({ timeSlotIds, exdate, ...rule }) => ({
    ...{ ...rule, exdate: [...exdate], time_slot_ids: [...timeSlotIds] },
  }));
  const blackouts = schedule.blackouts.map(({ name, startDate, endDate }) => ({
    ...{ name, start_date: startDate, end_date: endDate },
  }));
  return { rules, blackouts, version: versionOf([rules, blackouts]) };
}

/** Converts a schedule from the wire. */
export const parseSchedule = ({ rules, blackouts }: Pick<Schemas['StockSchedule'], 'rules' | 'blackouts'>) =>
  ({
    rules: rules.map(({ dtstart, rrule, exdate, time_slot_ids, capacity }) => ({
      ...{ dtstart, rrule, exdate: exdate.toSorted(), timeSlotIds: time_slot_ids.toSorted(), capacity },
    })),
    blackouts: blackouts.map(({ name, start_date, end_date }) => ({ name, startDate: start_date, endDate: end_date })),
  }) satisfies StockSchedule;

import type { Schema } from '@aitours/api-client';
import { type BulkSlotsPlan, defaultCapacity } from '@aitours/domain/staff';

/** A plan for one kind of ticket, as the dialog holds it. */
export interface BulkPlan extends BulkSlotsPlan {
  readonly ticketTypeId: string;
}

/** How the dialog begins (STAFF-21). */
export const firstPlan = (ticketTypeId: string): BulkPlan => ({
  ticketTypeId,
  startDate: '',
  endDate: '',
  excludedDates: [],
  timeSlots: [],
  capacity: defaultCapacity,
});

/** A plan as it is sent (STAFF-23). */
export const bulkBody = (plan: BulkPlan): Omit<Schema<'BulkSlots'>, 'dry_run'> => ({
  ticket_type_id: plan.ticketTypeId,
  start_date: plan.startDate,
  end_date: plan.endDate,
  time_slots: [...plan.timeSlots],
  default_capacity: plan.capacity,
  exclude_dates: [...plan.excludedDates],
});

/** The list with this entry if it wasn't there, without it if it was. */
export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

/** The days with one more, in order, each once. */
export const withDay = (days: readonly string[], day: string): readonly string[] => [...new Set([...days, day])].sort();

import type { Schema } from '@aitours/api-client';
import { type BulkSlotsPlan, defaultCapacity } from '@aitours/domain/staff';

/** The dialog's plan for one ticket type. */
export interface BulkPlan extends BulkSlotsPlan {
  readonly ticketTypeId: string;
}

/** Returns the initial plan (STAFF-21). */
export const createFirstPlan = (ticketTypeId: string): BulkPlan => ({
  ticketTypeId,
  startDate: '',
  endDate: '',
  excludedDates: [],
  timeSlots: [],
  capacity: defaultCapacity,
});

/** Returns the request body of a plan (STAFF-23). */
export const toBulkBody = (plan: BulkPlan): Omit<Schema<'BulkSlots'>, 'dry_run'> => ({
  ticket_type_id: plan.ticketTypeId,
  start_date: plan.startDate,
  end_date: plan.endDate,
  time_slots: [...plan.timeSlots],
  default_capacity: plan.capacity,
  exclude_dates: [...plan.excludedDates],
});

/** Adds an entry to a list, or removes it if present. */
export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

/** Adds a date to a sorted list without duplicates. */
export const withDay = (days: readonly string[], day: string): readonly string[] => [...new Set([...days, day])].sort();

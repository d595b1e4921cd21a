import { runsOn } from '@aitours/domain/availability';
import { type CalendarDate, listDates } from '@aitours/domain/dates';
import type { StockSchedule } from '@aitours/domain/stock-rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type ActivityTimeSlot, stockSchedules, ticketStock } from '../schema.ts';
import { insertClosed, type ProductKey } from './stockSlots.ts';

/** A schedule as it is stored. */
export interface StoredSchedule extends StockSchedule {
  readonly staysClosed: readonly string[];
}

const ofProduct = ({ type, id }: ProductKey) =>
  and(eq(stockSchedules.productType, type), eq(stockSchedules.productId, id));

/** Returns the schedule of a product; an empty one if staff have planned nothing. */
export async function findStockSchedule(db: Database, key: ProductKey): Promise<StoredSchedule> {
  const { rules, blackouts, staysClosed } = stockSchedules;
  const [row] = await db.select({ rules, blackouts, staysClosed }).from(stockSchedules).where(ofProduct(key));
  return row ?? { rules: [], blackouts: [], staysClosed: [] };
}

/** Stores the schedule of a product, which is locked. */
export async function saveStockSchedule(tx: Database, { type, id }: ProductKey, schedule: StoredSchedule) {
  await tx
    .insert(stockSchedules)
    .values({ ...schedule, productType: type, productId: id })
    .onConflictDoUpdate({ target: [stockSchedules.productType, stockSchedules.productId], set: schedule });
}

async function listBlackoutDates(db: Database, key: ProductKey): Promise<CalendarDate[]> {
  const { blackouts } = await findStockSchedule(db, key);
  return [...new Set(blackouts.flatMap(({ startDate, endDate }) => listDates(startDate, endDate)))];
}

/** Closes the time slots that an activity now has in its blackouts, and may not have had before. */
export async function closeActivityBlackouts(
  tx: Database,
  activityId: string,
  timeSlots: readonly ActivityTimeSlot[],
): Promise<void> {
  const dates = await listBlackoutDates(tx, { type: 'activity', id: activityId });
  const keys = dates.flatMap((date) =>
    timeSlots
      .filter(({ availableDays, ...slot }) => runsOn({ ...slot, weekdays: availableDays }, date))
      .map(({ id }) => ({ date, timeSlotId: id })),
  );
  await insertClosed(tx, activityId, keys);
}

/** Closes the time slots of a ticket type in its blackouts: new ones are open. */
export async function closeTicketBlackouts(tx: Database, ticketTypeId: string): Promise<void> {
  const dates = await listBlackoutDates(tx, { type: 'ticket-type', id: ticketTypeId });
  await tx
    .update(ticketStock)
    .set({ closed: true })
    .where(and(eq(ticketStock.ticketTypeId, ticketTypeId), inArray(ticketStock.date, dates)));
}

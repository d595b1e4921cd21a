import type { CalendarDate } from '@aitours/domain/dates';
import { tourStartId } from '@aitours/domain/stock';
import { getSlotKey } from '@aitours/domain/stock-rules';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { bookingChanges, bookingLines, bookings, ticketStock } from '../schema.ts';
import type { ProductKey, SlotKey } from './stockSlots.ts';

/** Returns the places of open payments by date and time slot, those of changes of bookings included. */
export async function findHeldPlaces(
  db: Database,
  { type, id }: ProductKey,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<(key: SlotKey) => number> {
  const { date, timeSlotId, activityId, ticketStockId, tourId, places } = bookingLines;
  const productId = { activity: activityId, 'ticket-type': ticketStock.ticketTypeId, tour: tourId }[type];
  const rows = await db
    .select({
      date,
      places,
      timeSlotId: sql<string>`coalesce(${timeSlotId}, ${ticketStock.timeSlotId}, ${tourStartId})`,
    })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .leftJoin(ticketStock, eq(ticketStock.id, ticketStockId))
    .where(and(eq(bookings.status, 'pending'), between(date, from, to), eq(productId, id)));
  const held = new Map<string, number>();
  const add = (key: SlotKey, places: number) => held.set(getSlotKey(key), (held.get(getSlotKey(key)) ?? 0) + places);
  for (const row of rows) add(row, row.places);
  for (const { date, timeSlotId, places } of await findPlacesOfChanges(db, { type, id }))
    add({ date, timeSlotId }, places);
  return (key) => held.get(getSlotKey(key)) ?? 0;
}

async function findPlacesOfChanges(db: Database, { type, id }: ProductKey) {
  const open = await db
    .select({ taken: bookingChanges.taken })
    .from(bookingChanges)
    .where(eq(bookingChanges.status, 'open'));
  const all = open.flatMap(({ taken }) => taken);
  if (type === 'activity') {
    return all.flatMap((places) =>
      places.of === 'activity' && places.activityId === id
        ? [{ date: places.date, timeSlotId: places.timeSlotId, places: places.count }]
        : [],
    );
  }
  // A change of a tour takes no places: its date stays, and no travellers are added.
  if (type === 'tour') return [];
  const ids = all.flatMap((places) => (places.of === 'ticket' ? [places.ticketStockId] : []));
  const stocks = await db
    .select()
    .from(ticketStock)
    .where(and(inArray(ticketStock.id, ids), eq(ticketStock.ticketTypeId, id)));
  return stocks.map(({ id: stockId, date, timeSlotId }) => {
    const own = all.filter((places) => places.of === 'ticket' && places.ticketStockId === stockId);
    return { date, timeSlotId, places: own.reduce((sum, { count }) => sum + count, 0) };
  });
}

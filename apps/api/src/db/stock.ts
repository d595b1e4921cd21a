import { getOpeningStock } from '@aitours/domain/availability';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { activityStock, ticketStock } from './schema.ts';

/** A number of places of one stock: of an activity on a date in a time slot, or of a ticket slot. */
export type Places =
  | {
      readonly of: 'activity';
      readonly activityId: string;
      readonly date: string;
      readonly timeSlotId: string;
      readonly count: number;
    }
  | { readonly of: 'ticket'; readonly ticketStockId: string; readonly count: number };

/** A stock with fewer places than requested. */
export interface Shortage {
  readonly requested: Places;
  readonly left: number;
}

/** Returns a key that is equal for places of the same stock. */
export const stockKey = (places: Places): string =>
  places.of === 'ticket'
    ? `ticket ${places.ticketStockId}`
    : `activity ${places.activityId} ${places.date} ${places.timeSlotId}`;

/**
 * Takes places from the stock. Run it in the booking's transaction and roll that back on a shortage.
 *
 * Stocks are locked in one order, so that two bookings can't deadlock. The capacity is checked in the `UPDATE` itself,
 * so that concurrent bookings can't oversell.
 *
 * @returns the first stock with too few places, or null when all were taken
 */
export async function takePlaces(tx: Database, requested: readonly Places[]): Promise<Shortage | null> {
  for (const places of inLockOrder(requested)) {
    if (!(await take(tx, places))) return { requested: places, left: await placesLeft(tx, places) };
  }
  return null;
}

/** Returns places to the stock, in the lock order of `takePlaces`. */
export async function releasePlaces(tx: Database, taken: readonly Places[]): Promise<void> {
  for (const places of inLockOrder(taken)) {
    const fewer = { booked: sql`booked - ${places.count}` };
    if (places.of === 'ticket') await tx.update(ticketStock).set(fewer).where(eq(ticketStock.id, places.ticketStockId));
    else await tx.update(activityStock).set(fewer).where(sameActivityStock(places));
  }
}

/** Returns the number of places left; 0 for an unknown ticket slot. */
export async function placesLeft(db: Database, places: Places): Promise<number> {
  if (places.of === 'ticket') {
    const [row] = await db.select().from(ticketStock).where(eq(ticketStock.id, places.ticketStockId));
    return row ? row.capacity - row.booked : 0;
  }
  const [row] = await db.select().from(activityStock).where(sameActivityStock(places));
  return row ? row.opening - row.booked : getOpeningStock(places.date);
}

/** Returns each stock once with its summed count, in the same order for all transactions. */
function inLockOrder(all: readonly Places[]): Places[] {
  const byStock = new Map<string, Places>();
  for (const places of all) {
    const key = stockKey(places);
    byStock.set(key, { ...places, count: places.count + (byStock.get(key)?.count ?? 0) });
  }
  const keys = [...byStock.keys()].sort();
  return keys.flatMap((key) => byStock.get(key) ?? []);
}

type ActivityPlaces = Extract<Places, { of: 'activity' }>;

const sameActivityStock = ({ activityId, date, timeSlotId }: ActivityPlaces) =>
  and(eq(activityStock.activityId, activityId), eq(activityStock.date, date), eq(activityStock.timeSlotId, timeSlotId));

async function take(tx: Database, places: Places): Promise<boolean> {
  const { count } = places;
  const more = { booked: sql`booked + ${count}` };
  if (places.of === 'ticket') {
    const { rowCount } = await tx
      .update(ticketStock)
      .set(more)
      .where(
        and(eq(ticketStock.id, places.ticketStockId), lte(sql`${ticketStock.booked} + ${count}`, ticketStock.capacity)),
      );
    return rowCount === 1;
  }
  await openActivityStock(tx, places);
  const { rowCount } = await tx
    .update(activityStock)
    .set(more)
    .where(and(sameActivityStock(places), gte(activityStock.opening, sql`${activityStock.booked} + ${count}`)));
  return rowCount === 1;
}

/** An activity's stock row of a date is inserted with the first booking (GAP-20, GAP-76). */
async function openActivityStock(tx: Database, { activityId, date, timeSlotId }: ActivityPlaces): Promise<void> {
  await tx
    .insert(activityStock)
    .values({ activityId, date, timeSlotId, opening: getOpeningStock(date) })
    .onConflictDoNothing();
}

import { openingStock } from '@aitours/domain/availability';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { activityStock, ticketStock } from './schema.ts';

/** So many places of one stock: of an activity on a date in a time slot, or of a ticket slot. */
export type Places =
  | {
      readonly of: 'activity';
      readonly activityId: string;
      readonly date: string;
      readonly timeSlotId: string;
      readonly count: number;
    }
  | { readonly of: 'ticket'; readonly ticketStockId: string; readonly count: number };

/** A stock that has fewer places than are wanted. */
export interface Shortage {
  readonly wanted: Places;
  readonly left: number;
}

/** The stock that places are taken from, as text: equal for places of one stock. */
export const stockKey = (places: Places): string =>
  places.of === 'ticket'
    ? `ticket ${places.ticketStockId}`
    : `activity ${places.activityId} ${places.date} ${places.timeSlotId}`;

/**
 * Takes places from the stock, all or none: run it in the transaction of the booking and let that fail on a shortage.
 *
 * Places of one stock are added up first, and all stocks are locked in one order, so that two bookings never wait for
 * each other in a circle. The condition stands in the update itself, which makes selling more than there is impossible
 * however many do it at once.
 *
 * @param guarded false takes without that condition: only for the test that shows what it is good for
 * @returns the first stock with too few places, or null when all were taken
 */
export async function takePlaces(
  tx: Database,
  wanted: readonly Places[],
  { guarded = true }: { readonly guarded?: boolean } = {},
): Promise<Shortage | null> {
  for (const places of inLockOrder(wanted)) {
    const taken = guarded ? await take(tx, places) : await takeUnguarded(tx, places);
    if (!taken) return { wanted: places, left: await placesLeft(tx, places) };
  }
  return null;
}

/** Gives places back. In the same order as they are taken. */
export async function releasePlaces(tx: Database, taken: readonly Places[]): Promise<void> {
  for (const places of inLockOrder(taken)) {
    const fewer = { booked: sql`booked - ${places.count}` };
    if (places.of === 'ticket') await tx.update(ticketStock).set(fewer).where(eq(ticketStock.id, places.ticketStockId));
    else await tx.update(activityStock).set(fewer).where(sameActivityStock(places));
  }
}

/** How many places a stock has left now; none where there is no such stock. */
export async function placesLeft(db: Database, places: Places): Promise<number> {
  if (places.of === 'ticket') {
    const [row] = await db.select().from(ticketStock).where(eq(ticketStock.id, places.ticketStockId));
    return row ? row.capacity - row.booked : 0;
  }
  const [row] = await db.select().from(activityStock).where(sameActivityStock(places));
  return row ? row.opening - row.booked : openingStock(places.date);
}

/** Each stock once, in an order that is the same for everybody. */
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

/** The stock of an activity's date begins with its first booking (GAP-20, GAP-76). */
async function openActivityStock(tx: Database, { activityId, date, timeSlotId }: ActivityPlaces): Promise<void> {
  await tx
    .insert(activityStock)
    .values({ activityId, date, timeSlotId, opening: openingStock(date) })
    .onConflictDoNothing();
}

/** Looks first and takes then: what others take in between is lost. */
async function takeUnguarded(tx: Database, places: Places): Promise<boolean> {
  if (places.of === 'activity') await openActivityStock(tx, places);
  const left = await placesLeft(tx, places);
  if (left < places.count) return false;
  if (places.of === 'ticket') {
    const booked = sql`${ticketStock.capacity} - ${left - places.count}`;
    await tx.update(ticketStock).set({ booked }).where(eq(ticketStock.id, places.ticketStockId));
  } else {
    const booked = sql`${activityStock.opening} - ${left - places.count}`;
    await tx.update(activityStock).set({ booked }).where(sameActivityStock(places));
  }
  return true;
}

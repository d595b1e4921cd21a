import { type StockedProductType, tourStartId } from '@aitours/domain/stock';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { activities, activityStock, ticketStock, tourStock, tours } from '../schema.ts';

/**
 * A number of places of one stock: of an activity on a date in a time slot, of a ticket slot, or of a tour that starts on
 * a date.
 */
export type Places =
  | {
      readonly of: 'activity';
      readonly activityId: string;
      readonly date: string;
      readonly timeSlotId: string;
      readonly count: number;
      /** The whole departure: nobody else may have booked it, and nobody can join. */
      readonly isPrivate?: boolean;
    }
  | { readonly of: 'ticket'; readonly ticketStockId: string; readonly count: number }
  | { readonly of: 'tour'; readonly tourId: string; readonly date: string; readonly count: number };

/** A stock with fewer places than requested. */
export interface Shortage {
  readonly requested: Places;
  readonly left: number;
}

/** Returns a key that is equal for places of the same stock. */
export function getStockKey(places: Places): string {
  switch (places.of) {
    case 'activity':
      return `activity ${places.activityId} ${places.date} ${places.timeSlotId}`;
    case 'ticket':
      return `ticket ${places.ticketStockId}`;
    case 'tour':
      return `tour ${places.tourId} ${places.date}`;
  }
}

/** The stock of a product on a date and at a time. */
export interface StockSlot {
  readonly productType: StockedProductType;
  readonly productId: string;
  readonly date: string;
  readonly timeSlotId: string;
}

/** What taking places has led to. */
export interface TakenStock {
  /** The first stock with too few places; null when all were taken. */
  readonly shortage: Shortage | null;
  /** The stocks without places left. */
  readonly soldOut: readonly StockSlot[];
}

/**
 * Takes places from the stock. Run it in the booking's transaction and roll that back on a shortage.
 *
 * Stocks are locked in one order, so that two bookings can't deadlock. The capacity is checked in the `UPDATE` itself,
 * so that concurrent bookings can't oversell.
 */
export async function takeStock(tx: Database, requested: readonly Places[]): Promise<TakenStock> {
  const soldOut: StockSlot[] = [];
  // Two private visits of one departure stay apart, so that the second one is refused.
  const getKey = (places: Places, index: number) => getTakenKey(places) + (isPrivate(places) ? ` ${index}` : '');
  for (const places of inLockOrder(requested, getKey)) {
    const slot = await take(tx, places);
    if (!slot) return { shortage: { requested: places, left: await countPlacesLeft(tx, places) }, soldOut };
    if (slot.left === 0) soldOut.push(slot);
  }
  return { shortage: null, soldOut };
}

interface TakenSlot extends StockSlot {
  /** The places left; null: no limit. */
  readonly left: number | null;
}

/** Returns places to the stock, in the lock order of `takeStock`. */
export async function releasePlaces(tx: Database, taken: readonly Places[]): Promise<void> {
  for (const places of inLockOrder(taken)) {
    const fewer = { booked: sql`booked - ${places.count}` };
    if (places.of === 'ticket') await tx.update(ticketStock).set(fewer).where(eq(ticketStock.id, places.ticketStockId));
    else if (places.of === 'tour') await tx.update(tourStock).set(fewer).where(sameTourStock(places));
    else
      await tx
        .update(activityStock)
        .set({ ...fewer, isPrivate: sql`${activityStock.isPrivate} and booked > ${places.count}` })
        .where(sameActivityStock(places));
  }
}

/** Returns the places of the first list that the second doesn't contain: with each stock's count less its count there. */
export function subtractPlaces(all: readonly Places[], others: readonly Places[]): Places[] {
  const counts = new Map(inLockOrder(others).map((places) => [getTakenKey(places), places.count]));
  return inLockOrder(all).flatMap((places) => {
    const count = places.count - (counts.get(getTakenKey(places)) ?? 0);
    return count > 0 ? [{ ...places, count }] : [];
  });
}

/** Returns the number of places left of a stock with a limit; 0 for an unknown ticket slot. */
export async function countPlacesLeft(db: Database, places: Places): Promise<number> {
  if (places.of === 'tour') {
    const [row] = await db
      .select({ left: sql<number>`coalesce(${tourStock.placesLeft}, ${tours.capacity}, 0)` })
      .from(tours)
      .leftJoin(tourStock, sameTourStock(places))
      .where(eq(tours.id, places.tourId));
    return row?.left ?? 0;
  }
  if (places.of === 'ticket') {
    const [row] = await db.select().from(ticketStock).where(eq(ticketStock.id, places.ticketStockId));
    return row?.placesLeft ?? 0;
  }
  const [row] = await db
    .select({
      left: sql<number>`coalesce(${activityStock.placesLeft}, ${activities.capacity}, 0)`,
      booked: activityStock.booked,
    })
    .from(activities)
    .leftJoin(activityStock, sameActivityStock(places))
    .where(eq(activities.id, places.activityId));
  return row && !(places.isPrivate && row.booked) ? row.left : 0;
}

const isPrivate = (places: Places): boolean => places.of === 'activity' && places.isPrivate === true;

/** Like `getStockKey`, but different for private visits. */
const getTakenKey = (places: Places): string => getStockKey(places) + (isPrivate(places) ? ' private' : '');

/** Returns each stock once with its summed count, in the same order for all transactions. */
function inLockOrder(
  all: readonly Places[],
  getKey: (places: Places, index: number) => string = getTakenKey,
): Places[] {
  const byStock = new Map<string, Places>();
  for (const [index, places] of all.entries()) {
    const key = getKey(places, index);
    byStock.set(key, { ...places, count: places.count + (byStock.get(key)?.count ?? 0) });
  }
  const keys = [...byStock.keys()].sort();
  return keys.flatMap((key) => byStock.get(key) ?? []);
}

const sameTourStock = ({ tourId, date }: Extract<Places, { of: 'tour' }>) =>
  and(eq(tourStock.tourId, tourId), eq(tourStock.date, date));

type ActivityPlaces = Extract<Places, { of: 'activity' }>;

const sameActivityStock = ({ activityId, date, timeSlotId }: ActivityPlaces) =>
  and(eq(activityStock.activityId, activityId), eq(activityStock.date, date), eq(activityStock.timeSlotId, timeSlotId));

const count = sql.placeholder('count');

const takeTickets = prepareOnce((db, _key: 'tickets') =>
  db
    .update(ticketStock)
    .set({ booked: sql`${ticketStock.booked} + ${count}` })
    .where(and(eq(ticketStock.id, sql.placeholder('ticketStockId')), sql`${ticketStock.placesLeft} >= ${count}`))
    .returning({
      productId: ticketStock.ticketTypeId,
      date: ticketStock.date,
      timeSlotId: ticketStock.timeSlotId,
      left: ticketStock.placesLeft,
    })
    .prepare('take_tickets'),
);

const fitsActivityStock = (taken: SQL | Placeholder, whole: SQL) =>
  sql`${activityStock.placesLeft} >= ${taken} and (${activityStock.booked} = 0 or not ${whole})`;

const takesWhole = sql`${sql.placeholder('isPrivate')}::boolean`;

const takeActivity = prepareOnce((db, _key: 'activity') =>
  db
    .update(activityStock)
    .set({ booked: sql`${activityStock.booked} + ${count}`, isPrivate: takesWhole })
    .where(
      and(
        eq(activityStock.activityId, sql.placeholder('activityId')),
        eq(activityStock.date, sql.placeholder('date')),
        eq(activityStock.timeSlotId, sql.placeholder('timeSlotId')),
        fitsActivityStock(count, takesWhole),
      ),
    )
    .returning({ left: activityStock.placesLeft })
    .prepare('take_activity'),
);

/** An activity's stock row of a date is inserted with the first booking, with the activity's capacity (GAP-76). */
const openAndTakeActivity = prepareOnce((db, _key: 'activity') =>
  db
    .insert(activityStock)
    .select(
      sql`select ${activities.id}, ${sql.placeholder('date')}::date, ${sql.placeholder('timeSlotId')}::text,
        ${activities.capacity}, ${count}::integer, false, ${takesWhole}
      from ${activities}
      where ${activities.id} = ${sql.placeholder('activityId')} and ${activities.capacity} >= ${count}`,
    )
    .onConflictDoUpdate({
      target: [activityStock.activityId, activityStock.date, activityStock.timeSlotId],
      set: { booked: sql`${activityStock.booked} + excluded.booked`, isPrivate: sql`excluded.is_private` },
      setWhere: fitsActivityStock(sql`excluded.booked`, sql`excluded.is_private`),
    })
    .returning({ left: activityStock.placesLeft })
    .prepare('open_and_take_activity'),
);

const fitsTourStock = (taken: SQL | Placeholder) =>
  sql`(${tourStock.placesLeft} is null or ${tourStock.placesLeft} >= ${taken})`;

const takeTour = prepareOnce((db, _key: 'tour') =>
  db
    .update(tourStock)
    .set({ booked: sql`${tourStock.booked} + ${count}` })
    .where(
      and(
        eq(tourStock.tourId, sql.placeholder('tourId')),
        eq(tourStock.date, sql.placeholder('date')),
        fitsTourStock(count),
      ),
    )
    .returning({ left: tourStock.placesLeft })
    .prepare('take_tour'),
);

/** A tour's stock row of a date is inserted with the first booking, with the tour's capacity. */
const openAndTakeTour = prepareOnce((db, _key: 'tour') =>
  db
    .insert(tourStock)
    .select(
      sql`select ${tours.id}, ${sql.placeholder('date')}::date, ${tours.capacity}, ${count}::integer, false
      from ${tours}
      where ${tours.id} = ${sql.placeholder('tourId')} and (${tours.capacity} is null or ${tours.capacity} >= ${count})`,
    )
    .onConflictDoUpdate({
      target: [tourStock.tourId, tourStock.date],
      set: { booked: sql`${tourStock.booked} + excluded.booked` },
      setWhere: fitsTourStock(sql`excluded.booked`),
    })
    .returning({ left: tourStock.placesLeft })
    .prepare('open_and_take_tour'),
);

/** Takes places. @returns the slot, or null if it has too few */
async function take(tx: Database, places: Places): Promise<TakenSlot | null> {
  if (places.of === 'ticket') {
    const [slot] = await takeTickets(tx, 'tickets').execute({ ...places });
    return slot ? { ...slot, productType: 'ticket-type' } : null;
  }
  if (places.of === 'tour') {
    const { tourId: productId, date } = places;
    const [taken] = await takeTour(tx, 'tour').execute({ ...places });
    const [row] = taken ? [taken] : await openAndTakeTour(tx, 'tour').execute({ ...places });
    return row ? { ...row, productId, date, timeSlotId: tourStartId, productType: 'tour' } : null;
  }
  const { activityId: productId, date, timeSlotId } = places;
  const values = { ...places, isPrivate: isPrivate(places) };
  const [taken] = await takeActivity(tx, 'activity').execute(values);
  // The row is missing or has too few places: both statements check them, so neither oversells.
  const [row] = taken ? [taken] : await openAndTakeActivity(tx, 'activity').execute(values);
  return row ? { ...row, productId, date, timeSlotId, productType: 'activity' } : null;
}

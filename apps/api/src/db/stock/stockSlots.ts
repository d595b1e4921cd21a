import type { CalendarDate } from '@aitours/domain/dates';
import type { PriceSeason } from '@aitours/domain/pricing';
import { type StockedProductType, type StockSlot, type StockState, tourStartId } from '@aitours/domain/stock';
import { getSlotKey } from '@aitours/domain/stock-rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import {
  activities,
  activityStock,
  bookingLines,
  ticketEvents,
  ticketStock,
  ticketTimeSlots,
  ticketTypes,
  tourStock,
  tours,
} from '../schema.ts';

/** A product with a stock. */
export interface ProductKey {
  readonly type: StockedProductType;
  readonly id: string;
}

interface ProductTimeSlot {
  readonly id: string;
  readonly name: string;
  readonly time: string | null;
}

interface ProductPrices {
  readonly adult: number;
  /** Null: no tickets for children, or a tour, whose prices for children are percentages. */
  readonly child: number | null;
  readonly seasons: readonly PriceSeason<number | null>[] | null;
}

/** A product with its time slots. */
export interface StockedProduct {
  readonly title: string;
  readonly timeSlots: readonly ProductTimeSlot[];
  readonly prices: ProductPrices;
  /** Null: it is none. */
  readonly activity: typeof activities.$inferSelect | null;
  /** Of a ticket type, that of its attraction. */
  readonly eventId: string | null;
}

/** Returns a product with a stock. */
export function findStockedProduct(db: Database, { type, id }: ProductKey): Promise<StockedProduct | null> {
  const find = { activity: findStockedActivity, 'ticket-type': findStockedTicketType, tour: findStockedTour }[type];
  return find(db, id);
}

async function findStockedActivity(db: Database, id: string): Promise<StockedProduct | null> {
  const [activity] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), isNull(activities.withdrawnAt)));
  if (!activity) return null;
  const timeSlots = activity.timeSlots.map((slot) => ({ id: slot.id, name: '', time: slot.startTime }));
  const { basePrice: adult, childPrice: child, priceSeasons: seasons } = activity;
  return { activity, eventId: null, title: activity.title, timeSlots, prices: { adult, child, seasons } };
}

async function findStockedTour(db: Database, id: string): Promise<StockedProduct | null> {
  const { title, basePrice: adult, priceSeasons } = tours;
  const [tour] = await db
    .select({ title, adult, priceSeasons })
    .from(tours)
    .where(and(eq(tours.id, id), isNull(tours.withdrawnAt)));
  if (!tour) return null;
  const timeSlots = [{ id: tourStartId, name: '', time: null }];
  const prices = { adult: tour.adult, child: null, seasons: tour.priceSeasons };
  return { activity: null, eventId: null, title: tour.title, timeSlots, prices };
}

async function findStockedTicketType(db: Database, id: string): Promise<StockedProduct | null> {
  const [row] = await db
    .select({ type: ticketTypes, title: ticketEvents.title })
    .from(ticketTypes)
    .innerJoin(ticketEvents, eq(ticketEvents.id, ticketTypes.eventId))
    .where(eq(ticketTypes.id, id));
  if (!row) return null;
  const { id: slotId, name, time } = ticketTimeSlots;
  const { eventId, adultPrice: adult, childPrice: child, priceSeasons: seasons } = row.type;
  const timeSlots = await db
    .select({ id: slotId, name, time })
    .from(ticketTimeSlots)
    .where(eq(ticketTimeSlots.eventId, eventId))
    .orderBy(time, slotId);
  const title = `${row.title}, ${row.type.name}`;
  return { activity: null, eventId, title, timeSlots, prices: { adult, child, seasons } };
}

/** Locks a product, so that its stock is edited by one transaction at a time. Bookings don't wait. */
export async function lockProduct(tx: Database, { type, id }: ProductKey): Promise<void> {
  const table = { activity: activities, 'ticket-type': ticketTypes, tour: tours }[type];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

/** A time slot on a date. */
export interface SlotKey {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
}

const wantedSlots = (slots: readonly SlotKey[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as wanted(date date, "timeSlotId" text)`;

/** Where the stock of each kind of product is stored, and the order in which `takeStock` locks its rows. */
const stocks = {
  activity: {
    table: activityStock,
    productId: sql.raw('stock.activity_id'),
    timeSlotId: sql.raw('stock.time_slot_id'),
    capacity: sql.raw('opening'),
    order: sql.raw('stock.date, stock.time_slot_id collate "C"'),
  },
  'ticket-type': {
    table: ticketStock,
    productId: sql.raw('stock.ticket_type_id'),
    timeSlotId: sql.raw('stock.time_slot_id'),
    capacity: sql.raw('capacity'),
    order: sql.raw('stock.id collate "C"'),
  },
  tour: {
    table: tourStock,
    productId: sql.raw('stock.tour_id'),
    timeSlotId: sql`${tourStartId}::text`,
    capacity: sql.raw('capacity'),
    order: sql.raw('stock.date'),
  },
} satisfies Record<StockedProductType, unknown>;

interface SlotRow extends Record<string, unknown> {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  readonly capacity: number | null;
  readonly closed: boolean;
  readonly booked: number;
  readonly placesLeft: number | null;
}

/** A time slot with the places that can be sold; null: no limit. */
export interface SoldSlot extends StockSlot {
  readonly left: number | null;
}

/**
 * Returns the current state of time slots, in the order of the keys. With `lock`, no places are taken or returned until
 * the transaction ends; the rows are locked in the order of `takeStock`, so that bookings can't deadlock.
 */
export async function readStockSlots(
  db: Database,
  { type, id }: ProductKey,
  keys: readonly SlotKey[],
  lock: boolean,
): Promise<SoldSlot[]> {
  if (keys.length === 0) return [];
  const locking = lock ? sql`for update of stock` : sql``;
  // Slots without a row are inserted first, because a row that doesn't exist can't be locked.
  if (lock) await insertMissing(db, { type, id }, keys);
  const { table, productId, timeSlotId, capacity, order } = stocks[type];
  const { rows } = await db.execute<SlotRow>(sql`
    select stock.date::text as date, ${timeSlotId} as "timeSlotId", stock.closed, stock.booked,
      stock.places_left as "placesLeft",
      stock.${capacity} as capacity
    from ${wantedSlots(keys)}
    join ${table} as stock on stock.date = wanted.date and ${timeSlotId} = wanted."timeSlotId"
    where ${productId} = ${id}
    order by ${order}
    ${locking}
  `);
  const found = new Map(rows.map((row) => [getSlotKey(row), row]));
  const unsold = await findUnsold(db, { type, id });
  return keys.map((key) => {
    const row = found.get(getSlotKey(key));
    return {
      ...key,
      state: row ? { capacity: row.capacity, isClosed: row.closed } : unsold,
      taken: row?.booked ?? 0,
      left: row ? row.placesLeft : (unsold?.capacity ?? null),
    };
  });
}

/** Returns the state of a time slot without a row; null if it doesn't exist. */
async function findUnsold(db: Database, { type, id }: ProductKey): Promise<StockState | null> {
  if (type === 'ticket-type') return null;
  const table = type === 'tour' ? tours : activities;
  const [row] = await db.select({ capacity: table.capacity }).from(table).where(eq(table.id, id));
  return { capacity: row?.capacity ?? (type === 'tour' ? null : 0), isClosed: false };
}

async function insertMissing(tx: Database, { type, id }: ProductKey, keys: readonly SlotKey[]): Promise<void> {
  if (type === 'activity') await insertActivitySlots(tx, id, keys, false);
  if (type === 'tour')
    await tx.execute(sql`
      insert into ${tourStock} (tour_id, date, capacity)
      select ${tours.id}, wanted.date, ${tours.capacity} from ${tours}, ${wantedSlots(keys)}
      where ${tours.id} = ${id}
      order by wanted.date
      on conflict do nothing
    `);
}

/** Creates closed time slots of an activity; existing ones stay as they are. */
export const insertClosed = (tx: Database, activityId: string, keys: readonly SlotKey[]): Promise<void> =>
  insertActivitySlots(tx, activityId, keys, true);

async function insertActivitySlots(
  tx: Database,
  activityId: string,
  keys: readonly SlotKey[],
  isClosed: boolean,
): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`
    insert into ${activityStock} (activity_id, date, time_slot_id, opening, closed)
    select ${activities.id}, wanted.date, wanted."timeSlotId", coalesce(${activities.capacity}, 0), ${isClosed}
    from ${activities}, ${wantedSlots(keys)}
    where ${activities.id} = ${activityId}
    order by wanted.date, wanted."timeSlotId" collate "C"
    on conflict do nothing
  `);
}

/** The state of time slots to store; null deletes a ticket type's. */
export interface SlotUpdate extends SlotKey {
  readonly capacity: number | null;
  readonly isClosed: boolean;
}

const updateValues = (slots: readonly SlotUpdate[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as wanted(date date, "timeSlotId" text, capacity integer, "isClosed" boolean)`;

/** Stores the state of existing time slots, which are locked. */
export async function updateStockSlots(tx: Database, { type, id }: ProductKey, slots: readonly SlotUpdate[]) {
  if (slots.length === 0) return;
  const { table, productId, timeSlotId, capacity } = stocks[type];
  await tx.execute(sql`
    update ${table} as stock
    set ${capacity} = wanted.capacity, closed = wanted."isClosed"
    from ${updateValues(slots)}
    where stock.date = wanted.date and ${timeSlotId} = wanted."timeSlotId" and ${productId} = ${id}
  `);
}

/** Creates time slots of a ticket type. @returns the number of created ones: fewer if some were created meanwhile */
export async function insertTicketSlots(
  tx: Database,
  { eventId, ticketTypeId }: { readonly eventId: string; readonly ticketTypeId: string },
  slots: readonly SlotUpdate[],
): Promise<number> {
  if (slots.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into ${ticketStock} (event_id, ticket_type_id, time_slot_id, date, capacity)
    select ${eventId}::text, ${ticketTypeId}::text, wanted."timeSlotId", wanted.date, wanted.capacity
    from ${updateValues(slots)}
    on conflict do nothing
  `);
  return rowCount ?? 0;
}

/** Deletes time slots of a ticket type. Those with lines of cancelled bookings are closed instead. */
export async function deleteTicketSlots(tx: Database, ticketTypeId: string, slots: readonly SlotKey[]): Promise<void> {
  if (slots.length === 0) return;
  const isWanted = sql`${ticketStock.ticketTypeId} = ${ticketTypeId}
    and (${ticketStock.date}, ${ticketStock.timeSlotId}) in (select wanted.date, wanted."timeSlotId" from ${wantedSlots(slots)})`;
  await tx
    .delete(ticketStock)
    .where(
      sql`${isWanted} and not exists (select from ${bookingLines} where ${bookingLines.ticketStockId} = ${ticketStock.id})`,
    );
  await tx.update(ticketStock).set({ closed: true }).where(isWanted);
}

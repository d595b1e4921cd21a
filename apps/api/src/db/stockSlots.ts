import { getOpeningStock } from '@aitours/domain/availability';
import type { CalendarDate } from '@aitours/domain/dates';
import type { StockSlot } from '@aitours/domain/stock';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import {
  activities,
  activityStock,
  bookingChanges,
  bookingLines,
  bookings,
  type stockedProductTypes,
  ticketEvents,
  ticketStock,
  ticketTimeSlots,
  ticketTypes,
} from './schema.ts';

/** A product with a stock. */
export interface ProductKey {
  readonly type: (typeof stockedProductTypes)[number];
  readonly id: string;
}

interface ProductTimeSlot {
  readonly id: string;
  readonly name: string;
  readonly time: string | null;
}

/** A product with its time slots; `eventId` is that of a ticket type. */
export type StockedProduct = { readonly title: string; readonly timeSlots: readonly ProductTimeSlot[] } & (
  | { readonly activity: typeof activities.$inferSelect }
  | { readonly activity: null; readonly eventId: string }
);

/** Returns a product with a stock. */
export async function findStockedProduct(db: Database, { type, id }: ProductKey): Promise<StockedProduct | null> {
  if (type === 'activity') {
    const [activity] = await db
      .select()
      .from(activities)
      .where(and(eq(activities.id, id), isNull(activities.withdrawnAt)));
    if (!activity) return null;
    const timeSlots = activity.timeSlots.map((slot) => ({ id: slot.id, name: '', time: slot.startTime }));
    return { activity, title: activity.title, timeSlots };
  }
  const [row] = await db
    .select({ eventId: ticketTypes.eventId, name: ticketTypes.name, title: ticketEvents.title })
    .from(ticketTypes)
    .innerJoin(ticketEvents, eq(ticketEvents.id, ticketTypes.eventId))
    .where(eq(ticketTypes.id, id));
  if (!row) return null;
  const { id: slotId, name, time } = ticketTimeSlots;
  const timeSlots = await db
    .select({ id: slotId, name, time })
    .from(ticketTimeSlots)
    .where(eq(ticketTimeSlots.eventId, row.eventId))
    .orderBy(time, slotId);
  return { activity: null, eventId: row.eventId, title: `${row.title}, ${row.name}`, timeSlots };
}

/** Locks a product, so that its stock is edited by one transaction at a time. Bookings don't wait. */
export async function lockProduct(tx: Database, { type, id }: ProductKey): Promise<void> {
  const table = type === 'activity' ? activities : ticketTypes;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

/** A time slot on a date. */
export interface SlotKey {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
}

const keyOf = ({ date, timeSlotId }: SlotKey): string => `${date} ${timeSlotId}`;

const wantedSlots = (slots: readonly SlotKey[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as wanted(date date, "timeSlotId" text)`;

interface SlotRow extends Record<string, unknown> {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  readonly capacity: number;
  readonly closed: boolean;
  readonly booked: number;
}

/**
 * Returns the current state of time slots, in the order of the keys. With `lock`, no places are taken or returned until
 * the transaction ends; the rows are locked in the order of `takePlaces`, so that bookings can't deadlock.
 */
export async function readStockSlots(
  db: Database,
  { type, id }: ProductKey,
  keys: readonly SlotKey[],
  lock: boolean,
): Promise<StockSlot[]> {
  if (keys.length === 0) return [];
  const locking = lock ? sql`for update of stock` : sql``;
  // An activity's slots without a row are inserted first, because a row that doesn't exist can't be locked.
  if (lock && type === 'activity') await insertMissing(db, id, keys);
  const isActivity = type === 'activity';
  const { rows } = await db.execute<SlotRow>(sql`
    select stock.date::text as date, stock.time_slot_id as "timeSlotId", stock.closed, stock.booked,
      ${isActivity ? sql`stock.opening` : sql`stock.capacity`} as capacity
    from ${wantedSlots(keys)}
    join ${isActivity ? activityStock : ticketStock} as stock
      on stock.date = wanted.date and stock.time_slot_id = wanted."timeSlotId"
    where ${isActivity ? sql`stock.activity_id` : sql`stock.ticket_type_id`} = ${id}
    order by ${isActivity ? sql`stock.date, stock.time_slot_id collate "C"` : sql`stock.id collate "C"`}
    ${locking}
  `);
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => {
    const row = found.get(keyOf(key));
    const unsold = isActivity ? { capacity: getOpeningStock(key.date), isClosed: false } : null;
    return { ...key, state: row ? { capacity: row.capacity, isClosed: row.closed } : unsold, taken: row?.booked ?? 0 };
  });
}

const insertMissing = (tx: Database, activityId: string, keys: readonly SlotKey[]) =>
  insertActivitySlots(tx, activityId, keys, false);

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
  const values = keys.map((key) => ({ ...key, opening: getOpeningStock(key.date) }));
  await tx.execute(sql`
    insert into ${activityStock} (activity_id, date, time_slot_id, opening, closed)
    select ${activityId}::text, wanted.date, wanted."timeSlotId", wanted.opening, ${isClosed}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as wanted(date date, "timeSlotId" text, opening integer)
    order by wanted.date, wanted."timeSlotId" collate "C"
    on conflict do nothing
  `);
}

/** The state of time slots to store; null deletes a ticket type's. */
export interface SlotUpdate extends SlotKey {
  readonly capacity: number;
  readonly isClosed: boolean;
}

const updateValues = (slots: readonly SlotUpdate[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as wanted(date date, "timeSlotId" text, capacity integer, "isClosed" boolean)`;

/** Stores the state of existing time slots, which are locked. */
export async function updateStockSlots(tx: Database, { type, id }: ProductKey, slots: readonly SlotUpdate[]) {
  if (slots.length === 0) return;
  const isActivity = type === 'activity';
  await tx.execute(sql`
    update ${isActivity ? activityStock : ticketStock} as stock
    set ${isActivity ? sql`opening` : sql`capacity`} = wanted.capacity, closed = wanted."isClosed"
    from ${updateValues(slots)}
    where stock.date = wanted.date and stock.time_slot_id = wanted."timeSlotId"
      and ${isActivity ? sql`stock.activity_id` : sql`stock.ticket_type_id`} = ${id}
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

/** Returns the places of open payments by date and time slot, those of changes of bookings included. */
export async function findHeldPlaces(
  db: Database,
  { type, id }: ProductKey,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<(key: SlotKey) => number> {
  const isPending = and(eq(bookings.status, 'pending'), sql`${bookingLines.date} between ${from} and ${to}`);
  const lines =
    type === 'activity'
      ? sql`select ${bookingLines.date}::text as date, ${bookingLines.timeSlotId} as "timeSlotId", ${bookingLines.places} as places
          from ${bookingLines} join ${bookings} on ${bookings.id} = ${bookingLines.bookingId}
          where ${isPending} and ${bookingLines.activityId} = ${id}`
      : sql`select ${ticketStock.date}::text as date, ${ticketStock.timeSlotId} as "timeSlotId", ${bookingLines.places} as places
          from ${bookingLines} join ${bookings} on ${bookings.id} = ${bookingLines.bookingId}
          join ${ticketStock} on ${ticketStock.id} = ${bookingLines.ticketStockId}
          where ${isPending} and ${ticketStock.ticketTypeId} = ${id}`;
  const { rows } = await db.execute<{ date: string; timeSlotId: string; places: number }>(lines);
  const held = new Map<string, number>();
  const add = (key: SlotKey, places: number) => held.set(keyOf(key), (held.get(keyOf(key)) ?? 0) + places);
  for (const row of rows) add(row, row.places);
  for (const { date, timeSlotId, places } of await findPlacesOfChanges(db, { type, id }))
    add({ date, timeSlotId }, places);
  return (key) => held.get(keyOf(key)) ?? 0;
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

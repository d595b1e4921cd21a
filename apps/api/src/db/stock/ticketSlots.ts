import { toDubaiDate } from '@aitours/domain/dates';
import { and, asc, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { cacheForOneSecond } from '../catalogue/cacheForOneSecond.ts';
import { isEventOnSale } from '../catalogue/events.ts';
import { startsAfter } from '../catalogue/free.ts';
import type { Database } from '../database.ts';
import { ticketEvents, ticketStock, ticketTimeSlots } from '../schema.ts';

export interface EventAvailability {
  /** Tickets left on all dates. */
  readonly left: number;
  /** Dates with tickets left, earliest first. */
  readonly dates: readonly string[];
}

/** Returns what is left of some attractions from now on (ENTITY-22), by id; a sold-out attraction may be missing. */
export async function findEventAvailability(
  db: Database,
  eventIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, EventAvailability>> {
  const left = sql<number>`sum(${ticketStock.placesLeft})`.mapWith(Number);
  const rows = await db
    .select({ eventId: ticketStock.eventId, date: ticketStock.date, left })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(and(inArray(ticketStock.eventId, [...eventIds]), gte(ticketStock.date, toDubaiDate(now)), startsAfter(now)))
    .groupBy(ticketStock.eventId, ticketStock.date)
    .having(sql`sum(${ticketStock.placesLeft}) > 0`)
    .orderBy(asc(ticketStock.eventId), asc(ticketStock.date));
  const found = new Map<string, { left: number; dates: string[] }>();
  for (const row of rows) {
    const event = found.get(row.eventId) ?? { left: 0, dates: [] };
    event.left += row.left;
    event.dates.push(row.date);
    found.set(row.eventId, event);
  }
  return found;
}

/** Cached for lists, because summing the slots of many attractions is expensive. */
export const findListedAvailability = cacheForOneSecond(findEventAvailability);

export interface SlotQuery {
  readonly eventId: string;
  /** Both included. */
  readonly from: string;
  readonly to: string;
  readonly ticketTypeId?: string;
}

/** Returns the upcoming slots of an attraction, one row for each date, ticket type and time. */
export const findOpenSlots = (db: Database, { eventId, from, to, ticketTypeId }: SlotQuery, now: Date) =>
  db
    .select({
      date: ticketStock.date,
      ticketTypeId: ticketStock.ticketTypeId,
      timeSlotId: ticketStock.timeSlotId,
      capacity: ticketStock.capacity,
      placesLeft: ticketStock.placesLeft,
    })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(
      and(
        eq(ticketStock.eventId, eventId),
        gte(ticketStock.date, from),
        lte(ticketStock.date, to),
        ticketTypeId === undefined ? undefined : eq(ticketStock.ticketTypeId, ticketTypeId),
        startsAfter(now),
      ),
    )
    .orderBy(asc(ticketStock.date), asc(ticketStock.ticketTypeId), asc(ticketTimeSlots.time), asc(ticketStock.id))
    .limit(20_000);

/** Returns the stock of a ticket type on a date and time; null when no slot was created. */
export async function findTicketStock(
  db: Database,
  {
    ticketTypeId,
    timeSlotId,
    date,
  }: { readonly ticketTypeId: string; readonly timeSlotId: string; readonly date: string },
): Promise<typeof ticketStock.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(ticketStock)
    .where(
      and(
        eq(ticketStock.ticketTypeId, ticketTypeId),
        eq(ticketStock.timeSlotId, timeSlotId),
        eq(ticketStock.date, date),
      ),
    );
  return row ?? null;
}

/** Returns the number of upcoming slots with tickets left, the capacity of all slots and the number of upcoming slots of attractions on sale (ENTITY-25). */
export async function readTicketStats(db: Database, now: Date) {
  const [row] = await db
    .select({
      active: sql<number>`count(*) filter (where ${startsAfter(now)} and ${ticketStock.placesLeft} > 0)`.mapWith(
        Number,
      ),
      capacity: sql<number>`coalesce(sum(${ticketStock.capacity}), 0)`.mapWith(Number),
      upcoming: sql<number>`count(*) filter (where ${startsAfter(now)})`.mapWith(Number),
    })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .innerJoin(ticketEvents, eq(ticketEvents.id, ticketStock.eventId))
    .where(isEventOnSale);
  return row ?? { active: 0, capacity: 0, upcoming: 0 };
}

export interface NewSlots {
  readonly eventId: string;
  readonly ticketTypeId: string;
  readonly timeSlotIds: readonly string[];
  readonly dates: readonly string[];
  readonly capacity: number;
}

export interface OpenSlotCounts {
  readonly open: number;
  /** Of these, the slots with bookings. */
  readonly booked: number;
}

/** Counts how many of these slots exist already. */
export async function countOpenSlots(
  db: Database,
  { ticketTypeId, timeSlotIds, dates }: NewSlots,
): Promise<OpenSlotCounts> {
  if (dates.length === 0) return { open: 0, booked: 0 };
  const [row] = await db
    .select({ open: count(), booked: sql<number>`count(*) filter (where ${ticketStock.booked} > 0)`.mapWith(Number) })
    .from(ticketStock)
    .where(
      and(
        eq(ticketStock.ticketTypeId, ticketTypeId),
        inArray(ticketStock.timeSlotId, [...timeSlotIds]),
        inArray(ticketStock.date, [...dates]),
      ),
    );
  return row ?? { open: 0, booked: 0 };
}

/**
 * Creates slots in one statement; existing ones stay unchanged.
 *
 * @returns the number of created slots
 */
export async function openSlots(db: Database, slots: NewSlots): Promise<number> {
  const { eventId, ticketTypeId, timeSlotIds, dates, capacity } = slots;
  const { rowCount } = await db.execute(sql`
    insert into ${ticketStock} (event_id, ticket_type_id, time_slot_id, date, capacity)
    select ${eventId}::text, ${ticketTypeId}::text, slot, day::date, ${capacity}::integer
    from jsonb_array_elements_text(${JSON.stringify(timeSlotIds)}::jsonb) as slot,
      jsonb_array_elements_text(${JSON.stringify(dates)}::jsonb) as day
    on conflict do nothing
  `);
  return rowCount ?? 0;
}

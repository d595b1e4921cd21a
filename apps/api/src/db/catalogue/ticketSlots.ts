import { dubaiDate, dubaiTime } from '@aitours/domain/dates';
import { and, asc, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { ticketStock, ticketTimeSlots } from '../schema.ts';
import { cacheForOneSecond } from './cacheForOneSecond.ts';

/** A slot whose time is still to come. */
const ahead = (now: Date) =>
  sql`(${ticketStock.date}, ${ticketTimeSlots.time}) > (${dubaiDate(now)}::date, ${dubaiTime(now)}::text)`;

export interface EventAvailability {
  /** Tickets left on all dates together. */
  readonly left: number;
  /** Dates with tickets left, earliest first. */
  readonly dates: readonly string[];
}

/** What is left of some events from now on (ENTITY-22), by event; one that has nothing left may be missing. */
export async function findEventAvailability(
  db: Database,
  eventIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, EventAvailability>> {
  const left = sql<number>`sum(${ticketStock.capacity} - ${ticketStock.booked})`.mapWith(Number);
  const rows = await db
    .select({ eventId: ticketStock.eventId, date: ticketStock.date, left })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(and(inArray(ticketStock.eventId, [...eventIds]), gte(ticketStock.date, dubaiDate(now)), ahead(now)))
    .groupBy(ticketStock.eventId, ticketStock.date)
    .having(sql`sum(${ticketStock.capacity} - ${ticketStock.booked}) > 0`)
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

/** The same for lists, where it may be a second old: adding up every slot of many events is dear. */
export const findListedAvailability = cacheForOneSecond(findEventAvailability);

export interface SlotQuery {
  readonly eventId: string;
  /** Both included. */
  readonly from: string;
  readonly to: string;
  readonly ticketTypeId?: string;
}

/** The places of an event from now on, one row for each date, ticket type and time. */
export const findOpenSlots = (db: Database, { eventId, from, to, ticketTypeId }: SlotQuery, now: Date) =>
  db
    .select({
      date: ticketStock.date,
      ticketTypeId: ticketStock.ticketTypeId,
      timeSlotId: ticketStock.timeSlotId,
      capacity: ticketStock.capacity,
      booked: ticketStock.booked,
    })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(
      and(
        eq(ticketStock.eventId, eventId),
        gte(ticketStock.date, from),
        lte(ticketStock.date, to),
        ticketTypeId === undefined ? undefined : eq(ticketStock.ticketTypeId, ticketTypeId),
        ahead(now),
      ),
    )
    .orderBy(asc(ticketStock.date), asc(ticketStock.ticketTypeId), asc(ticketTimeSlots.time), asc(ticketStock.id))
    .limit(20_000);

/** The places for one ticket type at one time; null where none were ever opened. */
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

/** How many slots still sell tickets, how many places all slots have, and how many slots are to come (ENTITY-25). */
export async function ticketStats(db: Database, now: Date) {
  const [row] = await db
    .select({
      active:
        sql<number>`count(*) filter (where ${ahead(now)} and ${ticketStock.booked} < ${ticketStock.capacity})`.mapWith(
          Number,
        ),
      capacity: sql<number>`coalesce(sum(${ticketStock.capacity}), 0)`.mapWith(Number),
      upcoming: sql<number>`count(*) filter (where ${ahead(now)})`.mapWith(Number),
    })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId));
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
  /** Those of them that have bookings. */
  readonly booked: number;
}

/** How many of these slots are open already. */
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
 * Opens slots in one statement; those that are open already are left as they are.
 *
 * @returns how many were opened
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

import { and, asc, count, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { ticketEvents, ticketTimeSlots, ticketTypes } from '../schema.ts';
import { catalogueList } from './catalogueList.ts';
import {
  durationWithin,
  type Listing,
  type ListQuery,
  matchesSearch,
  type Ordering,
  orderBy,
  priceWithin,
} from './filters.ts';
import { prepareOnce } from './prepareOnce.ts';

const { search: words, position: _position, ...columns } = getTableColumns(ticketEvents);

export type EventRow = Omit<typeof ticketEvents.$inferSelect, 'search' | 'position'>;
export type TicketTypeRow = typeof ticketTypes.$inferSelect;
export type TicketSlotRow = typeof ticketTimeSlots.$inferSelect;

const orders = {
  created_at: ticketEvents.createdAt,
  base_price: ticketEvents.basePrice,
  title: ticketEvents.title,
  start_date: ticketEvents.startDate,
};

export interface EventListQuery extends ListQuery {
  readonly ordering?: Ordering<keyof typeof orders>;
}

const listed = (searching: boolean) =>
  and(
    priceWithin(ticketEvents.basePrice),
    durationWithin(ticketEvents.durationMinutes),
    searching ? matchesSearch(words) : undefined,
  );

/** One page of the events that sell tickets. */
export const listEventRows: (db: Database, query: EventListQuery) => Promise<Listing<EventRow>> = catalogueList<
  EventRow,
  Ordering<keyof typeof orders>
>('events', '-created_at', {
  page: (db, searching, ordering, name) =>
    db
      .select(columns)
      .from(ticketEvents)
      .where(listed(searching))
      .orderBy(...orderBy(ordering, orders, ticketEvents.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  count: (db, searching, name) =>
    db.select({ count: count() }).from(ticketEvents).where(listed(searching)).prepare(name),
});

const one = prepareOnce((db, _only: 'event') =>
  db
    .select(columns)
    .from(ticketEvents)
    .where(or(eq(ticketEvents.id, sql.placeholder('name')), eq(ticketEvents.slug, sql.placeholder('name'))))
    .orderBy(sql`${ticketEvents.id} = ${sql.placeholder('name')} desc`)
    .limit(1)
    .prepare('event'),
);

/** @param idOrSlug GAP-08 */
export async function findEvent(db: Database, idOrSlug: string): Promise<EventRow | null> {
  const [row] = await one(db, 'event').execute({ name: idOrSlug });
  return row ?? null;
}

/** The ticket types of some events, each event's in its own order. */
export const findTicketTypes = (db: Database, eventIds: readonly string[]): Promise<TicketTypeRow[]> =>
  db
    .select()
    .from(ticketTypes)
    .where(inArray(ticketTypes.eventId, [...eventIds]))
    .orderBy(asc(ticketTypes.eventId), asc(ticketTypes.position), asc(ticketTypes.id));

/** The ticket types of all events, events in the catalogue's order. */
export const findAllTicketTypes = (db: Database): Promise<TicketTypeRow[]> =>
  db
    .select(getTableColumns(ticketTypes))
    .from(ticketTypes)
    .innerJoin(ticketEvents, eq(ticketEvents.id, ticketTypes.eventId))
    .orderBy(asc(ticketEvents.position), asc(ticketEvents.id), asc(ticketTypes.position), asc(ticketTypes.id))
    .limit(5000);

export const findTimeSlots = (db: Database, eventId: string): Promise<TicketSlotRow[]> =>
  db
    .select()
    .from(ticketTimeSlots)
    .where(eq(ticketTimeSlots.eventId, eventId))
    .orderBy(asc(ticketTimeSlots.time), asc(ticketTimeSlots.id));

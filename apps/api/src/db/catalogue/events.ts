import { toDubaiDate } from '@aitours/domain/dates';
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { formerEventSlugs, ticketEvents, ticketTimeSlots, ticketTypes } from '../schema.ts';
import { findByIdOrSlug, getCatalogueList, type ListShape, type ProductPage } from './catalogueList.ts';
import {
  type FactQuery,
  isEventRefundable,
  matchesFacts,
  type RefundQuery,
  refundValues,
  toFactValues,
} from './factFilters.ts';
import {
  durationWithin,
  type ListPosition,
  type ListQuery,
  matchesSearch,
  type Ordering,
  priceWithin,
} from './filters.ts';
import { type FreeQuery, isEventFree, toFreeValues } from './free.ts';
import { ticketPriceOnDate } from './ticketPrices.ts';

/** What is sold, without its state. */
const {
  search: searchColumn,
  withdrawnAt: _withdrawnAt,
  archivedAt: _archivedAt,
  position: _position,
  ...eventColumns
} = getTableColumns(ticketEvents);

export { eventColumns };

export type EventRow = Omit<typeof ticketEvents.$inferSelect, 'search' | 'withdrawnAt' | 'archivedAt' | 'position'>;
export type TicketTypeRow = typeof ticketTypes.$inferSelect;
export type TicketSlotRow = typeof ticketTimeSlots.$inferSelect;

/** Matches attractions that customers can see. Each public query of attractions has it. */
export const isEventOnSale: SQL = isNull(ticketEvents.withdrawnAt);

const orders = {
  created_at: ticketEvents.createdAt,
  base_price: ticketEvents.fromPrice,
  title: ticketEvents.title,
  start_date: ticketEvents.startDate,
};

export interface EventListQuery extends ListQuery, FreeQuery, FactQuery, RefundQuery {
  /** Leaves out attractions that have ended. */
  readonly on_sale?: boolean;
  readonly ordering: Ordering<keyof typeof orders>;
}

const matchesFilters = ({ isSearch, isFree, isRefundable }: ListShape) =>
  and(
    isEventOnSale,
    priceWithin(isFree ? ticketPriceOnDate : ticketEvents.fromPrice),
    durationWithin(ticketEvents.durationMinutes),
    sql`(${sql.placeholder('today')}::date is null or ${ticketEvents.endDate} >= ${sql.placeholder('today')}::date)`,
    matchesFacts(ticketEvents),
    isRefundable ? isEventRefundable : undefined,
    isSearch ? matchesSearch(searchColumn) : undefined,
    isFree ? isEventFree : undefined,
  );

const readList = getCatalogueList<EventRow, keyof typeof orders>('events', {
  table: ticketEvents,
  orders,
  freeOrders: { ...orders, base_price: ticketPriceOnDate },
  matches: matchesFilters,
  // With a date, the price of the date.
  select: (db, { where, isFree, sortKey, total }) =>
    db
      .select({ ...eventColumns, ...(isFree && { fromPrice: ticketPriceOnDate }), sortKey, total })
      .from(ticketEvents)
      .where(where),
});

/**
 * Returns a page of the attractions.
 *
 * @param after the last attraction of the page before, instead of the number of the page
 */
export const listEventRows = (
  db: Database,
  query: EventListQuery,
  after: ListPosition | undefined,
  now: Date,
): Promise<ProductPage<EventRow>> =>
  readList(db, query, after, {
    today: query.on_sale ? toDubaiDate(now) : null,
    ...toFactValues(query),
    ...refundValues(query, now),
    ...toFreeValues(query, now),
  });

/** Returns an attraction on sale by id or slug (GAP-08), or else by a slug that it had before. */
export const findEvent = async (db: Database, idOrSlug: string): Promise<EventRow | null> =>
  (await findCurrent(db, idOrSlug)) ?? findByFormerSlug(db, idOrSlug);

const findCurrent = findByIdOrSlug<EventRow>('event', ticketEvents, (db, matches) =>
  db.select(eventColumns).from(ticketEvents).where(and(matches, isEventOnSale)),
);

async function findByFormerSlug(db: Database, slug: string): Promise<EventRow | null> {
  const [row] = await db
    .select(eventColumns)
    .from(formerEventSlugs)
    .innerJoin(ticketEvents, eq(ticketEvents.id, formerEventSlugs.eventId))
    .where(and(eq(formerEventSlugs.slug, slug), isEventOnSale));
  return row ?? null;
}

/** Returns the ticket types of some attractions, in each attraction's order. */
export const findTicketTypes = (db: Database, eventIds: readonly string[]): Promise<TicketTypeRow[]> =>
  db
    .select()
    .from(ticketTypes)
    .where(inArray(ticketTypes.eventId, [...eventIds]))
    .orderBy(asc(ticketTypes.eventId), asc(ticketTypes.position), asc(ticketTypes.id));

/** Returns the ticket types of all attractions, in the catalogue's order. */
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

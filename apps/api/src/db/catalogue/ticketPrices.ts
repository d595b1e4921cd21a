import { type CalendarDate, getLastBookableDate } from '@aitours/domain/dates';
import { type DatedFares, findLowestTicketPrice, findPricesOn, type TicketFares } from '@aitours/domain/pricing';
import { and, between, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { ticketEvents, ticketStock, ticketTypes } from '../schema.ts';
import type { ProductKey } from '../stockSlots.ts';
import { inTransaction } from '../transaction.ts';
import { freeTicketStock } from './free.ts';
import { createLowestPricesJob } from './lowestPricesJob.ts';
import { seasonPrice } from './seasonPrice.ts';

type TicketType = typeof ticketTypes.$inferSelect;

const pricesOf = ({ adultPrice, childPrice, priceSeasons }: TicketType, adjustment: number) => ({
  fares: { adult: adultPrice, child: childPrice, adjustment },
  seasons: priceSeasons ?? [],
});

/** Returns the fares of a ticket type on a date, in a time slot that adds `adjustment` to the price of an adult. */
export const ticketFaresOn = (type: TicketType, date: CalendarDate, adjustment: number): DatedFares<TicketFares> =>
  findPricesOn(pricesOf(type, adjustment), date);

// A part of its own: drizzle removes the tables' names from columns that are directly in a selected expression.
const freeTicketTypes = sql`${freeTicketStock} join ${ticketTypes} on ${ticketTypes.id} = ${ticketStock.ticketTypeId}`;

/** The lowest price of an adult of the ticket types that are free on the date of `freeValues`. */
export const ticketPriceOnDate: SQL<number> = sql`(
    select min(${seasonPrice(ticketTypes.priceSeasons, ticketTypes.adultPrice)}) from ${freeTicketTypes}
  )`.mapWith(Number);

/** Stores the lowest price of the dates ahead on which an attraction's tickets are open; null without price seasons. */
export const storeLowestTicketPrice = (db: Database, eventId: string, today: CalendarDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isEvent = eq(ticketEvents.id, eventId);
    const { lowestPrice, startDate, endDate } = ticketEvents;
    const [event] = await tx
      .select({ lowestPrice, startDate, endDate })
      .from(ticketEvents)
      .where(isEvent)
      .for('no key update');
    if (!event) return;
    const next = await findLowestPrice(tx, eventId, event, today);
    if (next !== event.lowestPrice) await tx.update(ticketEvents).set({ lowestPrice: next }).where(isEvent);
  });

/** Stores the lowest price of an attraction again, whose staff have opened or closed dates of a ticket type. */
export async function refreshLowestTicketPrice(
  tx: Database,
  { type, id }: ProductKey,
  today: CalendarDate,
): Promise<void> {
  if (type !== 'ticket-type') return;
  const { eventId } = ticketTypes;
  const ofType = tx.select({ eventId }).from(ticketTypes).where(eq(ticketTypes.id, id));
  const [seasonal] = await tx
    .select({ eventId })
    .from(ticketTypes)
    .where(and(inArray(eventId, ofType), isNotNull(ticketTypes.priceSeasons)))
    .limit(1);
  if (seasonal) await storeLowestTicketPrice(tx, seasonal.eventId, today);
}

async function findLowestPrice(
  tx: Database,
  eventId: string,
  { startDate, endDate }: { readonly startDate: CalendarDate; readonly endDate: CalendarDate },
  today: CalendarDate,
): Promise<number | null> {
  const types = await tx.select().from(ticketTypes).where(eq(ticketTypes.eventId, eventId));
  if (types.every(({ priceSeasons }) => priceSeasons === null)) return null;
  const { ticketTypeId, date, closed, capacity } = ticketStock;
  const open = await tx
    .selectDistinct({ ticketTypeId, date })
    .from(ticketStock)
    .where(
      and(
        eq(ticketStock.eventId, eventId),
        between(date, today, getLastBookableDate(today)),
        between(date, startDate, endDate),
        eq(closed, false),
        gt(capacity, 0),
      ),
    );
  const dates = Map.groupBy(open, (row) => row.ticketTypeId);
  return findLowestTicketPrice(
    types.map((type) => ({ ...pricesOf(type, 0), dates: (dates.get(type.id) ?? []).map((row) => row.date) })),
  );
}

/** The job for attractions, with the dates on which their tickets are open. */
export const lowestTicketPricesJob = createLowestPricesJob({
  id: ticketTypes.eventId,
  priceSeasons: ticketTypes.priceSeasons,
  select: (db, where) => db.selectDistinct({ id: ticketTypes.eventId }).from(ticketTypes).where(where),
  store: (db, { id }, today) => storeLowestTicketPrice(db, id, today),
});

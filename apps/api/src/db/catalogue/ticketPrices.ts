import { getLastBookableDate, toDubaiDate } from '@aitours/domain/dates';
import { type DatedFares, findLowestTicketPrice, findPricesOn, type TicketFares } from '@aitours/domain/pricing';
import { and, between, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../database.ts';
import { ticketEvents, ticketStock, ticketTimeSlots, ticketTypes } from '../schema.ts';
import type { ProductKey } from '../stock/stockSlots.ts';
import { inTransaction } from '../transaction.ts';
import { freeTicketStock, startsAfter } from './free.ts';
import { createLowestPricesJob } from './lowestPricesJob.ts';
import { seasonPrice } from './seasonPrice.ts';

type TicketType = typeof ticketTypes.$inferSelect;

const toSeasonalPrices = ({ adultPrice, childPrice, priceSeasons }: TicketType, adjustment: number) => ({
  fares: { adult: adultPrice, child: childPrice, adjustment },
  seasons: priceSeasons ?? [],
});

/** Returns the fares of a ticket type on a date, in a time slot that adds `adjustment` to the price of an adult. */
export const getTicketFaresOn = (type: TicketType, date: string, adjustment: number): DatedFares<TicketFares> =>
  findPricesOn(toSeasonalPrices(type, adjustment), date);

// A part of its own: drizzle removes the tables' names from columns that are directly in a selected expression.
const freeTicketTypes = sql`${freeTicketStock} join ${ticketTypes} on ${ticketTypes.id} = ${ticketStock.ticketTypeId}`;
const typePrice = seasonPrice(ticketTypes.priceSeasons, ticketTypes.adultPrice);

/** The lowest price of an adult of the tickets that are free on the date of `toFreeValues`: `getSlotPrice`, in SQL. */
export const ticketPriceOnDate: SQL<number> = sql`(
    select min(greatest(0, ${typePrice} + ${ticketTimeSlots.priceAdjustment})) from ${freeTicketTypes}
  )`.mapWith(Number);

/** What decides which price is an attraction's lowest. */
export interface PriceTerms {
  readonly clock: Clock;
}

/** Stores the lowest price of an attraction again. */
export const storeLowestTicketPrice = (db: Database, eventId: string, terms: PriceTerms): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Locked before the stock is read, so that of two changes at once the later one reads both.
    const isEvent = eq(ticketEvents.id, eventId);
    const { lowestPrice, startDate, endDate } = ticketEvents;
    const [event] = await tx
      .select({ lowestPrice, startDate, endDate })
      .from(ticketEvents)
      .where(isEvent)
      .for('no key update');
    if (!event) return;
    const next = await findLowestPrice(tx, eventId, event, terms);
    if (next !== event.lowestPrice) await tx.update(ticketEvents).set({ lowestPrice: next }).where(isEvent);
  });

/** Stores the lowest price of an attraction again, whose staff have opened or closed dates of a ticket type. */
export async function refreshLowestTicketPrice(
  tx: Database,
  { type, id }: ProductKey,
  terms: PriceTerms,
): Promise<void> {
  if (type !== 'ticket-type') return;
  const { eventId } = ticketTypes;
  const [known] = await tx.select({ eventId }).from(ticketTypes).where(eq(ticketTypes.id, id));
  if (known) await storeLowestTicketPrice(tx, known.eventId, terms);
}

/** Returns the lowest price of the tickets that are on sale; null if it is that of the ticket types. */
async function findLowestPrice(
  tx: Database,
  eventId: string,
  { startDate, endDate }: Pick<typeof ticketEvents.$inferSelect, 'startDate' | 'endDate'>,
  { clock }: PriceTerms,
): Promise<number | null> {
  const types = await tx.select().from(ticketTypes).where(eq(ticketTypes.eventId, eventId));
  if (types.length === 0) return null;
  const now = clock.now();
  const today = toDubaiDate(now);
  const { ticketTypeId, date, closed, capacity } = ticketStock;
  const adjustment = sql<number>`min(${ticketTimeSlots.priceAdjustment})`.mapWith(Number);
  const open = await tx
    .select({ ticketTypeId, date, adjustment })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(
      and(
        eq(ticketStock.eventId, eventId),
        between(date, today, getLastBookableDate(today)),
        between(date, startDate, endDate),
        startsAfter(now),
        eq(closed, false),
        gt(capacity, 0),
      ),
    )
    .groupBy(ticketTypeId, date);
  const dates = Map.groupBy(open, (row) => row.ticketTypeId);
  return findLowestTicketPrice(
    types.map((type) => ({ ...toSeasonalPrices(type, 0), dates: dates.get(type.id) ?? [] })),
  );
}

/** The job for attractions, with the dates on which their tickets are open. */
export const createLowestTicketPricesJob = (db: Database, terms: PriceTerms) =>
  createLowestPricesJob({
    id: ticketEvents.id,
    isPriced: undefined,
    select: (tx, where) => tx.select({ id: ticketEvents.id }).from(ticketEvents).where(where),
    store: (tx, { id }) => storeLowestTicketPrice(tx, id, terms),
  })(db, terms.clock);

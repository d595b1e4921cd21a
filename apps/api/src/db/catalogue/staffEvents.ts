import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { formerEventSlugs, ticketEvents, ticketStock, ticketTimeSlots, ticketTypes } from '../schema.ts';
import {
  type EventRow,
  eventColumns,
  findTicketTypes,
  findTimeSlots,
  type TicketSlotRow,
  type TicketTypeRow,
} from './events.ts';
import { containsText } from './filters.ts';
import { isInState, type StaffProductQuery, stateIn } from './productStates.ts';
import { createProductStore } from './productStore.ts';
import { readPage } from './readPage.ts';
import { storeLowestTicketPrice } from './ticketPrices.ts';

/** The ticket types and admission times of an attraction, in their order. */
interface EventParts {
  readonly types: readonly Omit<TicketTypeRow, 'eventId' | 'position'>[];
  readonly slots: readonly Omit<TicketSlotRow, 'eventId'>[];
}

export type StaffEvent = EventRow & EventParts;

/** What staff store of an attraction. The ids of new ticket types and admission times are new. */
export type EventValues = Omit<
  typeof ticketEvents.$inferInsert,
  'id' | 'lowestPrice' | 'search' | 'createdAt' | 'withdrawnAt' | 'archivedAt' | 'position'
> &
  Pick<EventRow, 'images'> &
  EventParts;

const state = stateIn(ticketEvents);

/** Returns a page of attractions in the order of their titles. */
export function listStaffEventRows(db: Database, query: StaffProductQuery) {
  const { id, slug, title, eventType, venue } = ticketEvents;
  const where = and(containsText([title, slug, venue], query.search), isInState(ticketEvents, query.state));
  const select = db.select({ id, slug, title, eventType, venue, state }).from(ticketEvents).where(where);
  return readPage(select, [asc(title), asc(id)], db.$count(ticketEvents, where), query);
}

async function readParts(db: Database, id: string): Promise<EventParts> {
  const [types, slots] = await Promise.all([findTicketTypes(db, [id]), findTimeSlots(db, id)]);
  return {
    types: types.map(({ eventId: _, position: __, ...type }) => type),
    slots: slots.map(({ eventId: _, ...slot }) => slot),
  };
}

/** Reads and changes attractions as staff do. */
export const eventStore = createProductStore<EventRow, EventValues, EventParts>({
  select: (db, id) => db.select({ product: eventColumns, state }).from(ticketEvents).where(eq(ticketEvents.id, id)),
  insert: (tx, values, createdAt) =>
    tx
      .insert(ticketEvents)
      .values({ ...values, createdAt })
      .returning({ id: ticketEvents.id }),
  update: (tx, id, columns) => tx.update(ticketEvents).set(columns).where(eq(ticketEvents.id, id)),
  readParts,
  saveParts: async (tx, id, values, terms) => {
    await saveParts(tx, id, values);
    await storeLowestTicketPrice(tx, id, terms);
  },
  keepSlug: (tx, slug, eventId) =>
    tx
      .insert(formerEventSlugs)
      .values({ slug, eventId })
      .onConflictDoUpdate({ target: formerEventSlugs.slug, set: { eventId } }),
  operations: { create: 'createStaffTicket', replace: 'replaceStaffTicket', setState: 'setTicketState' },
  // A new day changes the rest.
  toVersioned: ({ lowestPrice: _lowest, fromPrice: _from, ...values }) => values,
});

const listIds = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Replaces the parts. What isn't in them any more must have no places, because they are deleted with it. */
async function saveParts(tx: Database, eventId: string, { types, slots }: EventParts): Promise<void> {
  await tx.delete(ticketTypes).where(and(eq(ticketTypes.eventId, eventId), notInArray(ticketTypes.id, listIds(types))));
  await tx
    .delete(ticketTimeSlots)
    .where(and(eq(ticketTimeSlots.eventId, eventId), notInArray(ticketTimeSlots.id, listIds(slots))));
  for (const [position, type] of types.entries()) {
    const { id: _, ...changed } = { ...type, position };
    await tx
      .insert(ticketTypes)
      .values({ ...type, eventId, position })
      .onConflictDoUpdate({ target: ticketTypes.id, set: changed });
  }
  for (const slot of slots) {
    const { id: _, ...changed } = slot;
    await tx
      .insert(ticketTimeSlots)
      .values({ ...slot, eventId })
      .onConflictDoUpdate({ target: ticketTimeSlots.id, set: changed });
  }
}

/**
 * Returns which of these ticket types and admission times have places on any date. Their attraction is locked for an
 * update, so none is added: a row of the stock refers to it.
 */
export async function findStocked(tx: Database, typeIds: readonly string[], slotIds: readonly string[]) {
  const [types, slots] = await Promise.all([
    tx
      .selectDistinct({ id: ticketStock.ticketTypeId })
      .from(ticketStock)
      .where(inArray(ticketStock.ticketTypeId, [...typeIds])),
    tx
      .selectDistinct({ id: ticketStock.timeSlotId })
      .from(ticketStock)
      .where(inArray(ticketStock.timeSlotId, [...slotIds])),
  ]);
  return new Set([...types, ...slots].map(({ id }) => id));
}

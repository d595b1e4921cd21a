import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
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
import { readChangesBy } from './productChanges.ts';
import { isInState, type ProductState, type StaffProductQuery, stateIn, toStateColumns } from './productStates.ts';
import { readPage } from './readPage.ts';
import { type PriceTerms, storeLowestTicketPrice } from './ticketPrices.ts';

/** An attraction with its ticket types and admission times, in any state. */
export interface StaffEventRow {
  readonly event: EventRow;
  readonly types: readonly TicketTypeRow[];
  readonly slots: readonly TicketSlotRow[];
  readonly state: ProductState;
}

/** What staff store of an attraction. The ids of new ticket types and admission times are new. */
export interface EventValues {
  readonly event: Omit<
    typeof ticketEvents.$inferInsert,
    'id' | 'lowestPrice' | 'search' | 'createdAt' | 'withdrawnAt' | 'archivedAt' | 'position'
  >;
  readonly types: readonly (Omit<TicketTypeRow, 'eventId' | 'position'> & { readonly id: string })[];
  readonly slots: readonly (Omit<TicketSlotRow, 'eventId'> & { readonly id: string })[];
}

const state = stateIn(ticketEvents);

/** Returns a page of attractions in the order of their titles. */
export function listStaffEventRows(db: Database, query: StaffProductQuery) {
  const { id, slug, title, eventType, venue } = ticketEvents;
  const where = and(containsText([title, slug, venue], query.search), isInState(ticketEvents, query.state));
  const select = db.select({ id, slug, title, eventType, venue, state }).from(ticketEvents).where(where);
  return readPage(select, [asc(title), asc(id)], db.$count(ticketEvents, where), query);
}

const selectEvent = (db: Database, id: string) =>
  db.select({ event: eventColumns, state }).from(ticketEvents).where(eq(ticketEvents.id, id));

/** Returns an attraction in any state. */
export async function findStaffEvent(db: Database, id: string): Promise<StaffEventRow | null> {
  const [row] = await selectEvent(db, id);
  return row ? withParts(db, row) : null;
}

/** Like `findStaffEvent`, and locks the attraction, so that concurrent changes wait. */
export async function lockStaffEvent(tx: Database, id: string): Promise<StaffEventRow | null> {
  const [row] = await selectEvent(tx, id).for('update');
  return row ? withParts(tx, row) : null;
}

async function withParts(db: Database, row: Pick<StaffEventRow, 'event' | 'state'>): Promise<StaffEventRow> {
  const { id } = row.event;
  const [types, slots] = await Promise.all([findTicketTypes(db, [id]), findTimeSlots(db, id)]);
  return { ...row, types, slots };
}

/** Returns the version of an attraction: another one after each change by staff, but not after a day. */
export function readEventVersion(row: StaffEventRow): string {
  const { lowestPrice: _lowestPrice, fromPrice: _fromPrice, ...event } = row.event;
  return computeVersion({ ...row, event });
}

/** Inserts a draft. @returns its id */
export async function insertEventDraft(tx: Database, values: EventValues, terms: PriceTerms): Promise<string> {
  const now = terms.clock.now();
  const [row] = await tx
    .insert(ticketEvents)
    .values({ ...values.event, createdAt: now, withdrawnAt: now })
    .returning({ id: ticketEvents.id });
  if (!row) throw new Error('An insert always returns its row');
  await saveParts(tx, row.id, values);
  await storeLowestTicketPrice(tx, row.id, terms);
  return row.id;
}

/**
 * Replaces an attraction. Its former slug still finds it. What isn't in the values any more must have no places, because
 * they are deleted with it.
 */
export async function replaceEvent(
  tx: Database,
  { id, slug }: EventRow,
  values: EventValues,
  terms: PriceTerms,
): Promise<void> {
  await tx.update(ticketEvents).set(values.event).where(eq(ticketEvents.id, id));
  await tx
    .delete(ticketTypes)
    .where(and(eq(ticketTypes.eventId, id), notInArray(ticketTypes.id, listIds(values.types))));
  await tx
    .delete(ticketTimeSlots)
    .where(and(eq(ticketTimeSlots.eventId, id), notInArray(ticketTimeSlots.id, listIds(values.slots))));
  await saveParts(tx, id, values);
  await storeLowestTicketPrice(tx, id, terms);
  if (values.event.slug === slug) return;
  await tx
    .insert(formerEventSlugs)
    .values({ slug, eventId: id })
    .onConflictDoUpdate({ target: formerEventSlugs.slug, set: { eventId: id } });
}

/** Stores the state of an attraction. */
export async function saveEventState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  await tx.update(ticketEvents).set(toStateColumns(next, now)).where(eq(ticketEvents.id, id));
}

/** What staff have changed of an attraction. */
export const eventChanges = readChangesBy(['createStaffTicket', 'replaceStaffTicket', 'setTicketState']);

const listIds = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

async function saveParts(tx: Database, eventId: string, { types, slots }: EventValues): Promise<void> {
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

/** Returns which of these ticket types and admission times have places on any date. They are locked against new ones. */
export async function findStocked(tx: Database, typeIds: readonly string[], slotIds: readonly string[]) {
  await tx.execute(sql`lock table ${ticketStock} in share mode`);
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

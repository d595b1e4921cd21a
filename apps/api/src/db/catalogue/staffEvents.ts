import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { ticketEvents, ticketStock, ticketTimeSlots, ticketTypes } from '../schema.ts';
import {
  type EventRow,
  findEvent,
  findTicketTypes,
  findTimeSlots,
  type TicketSlotRow,
  type TicketTypeRow,
} from './events.ts';

/** An attraction with its ticket types and admission times. */
export interface StaffEventRow {
  readonly event: EventRow;
  readonly types: readonly TicketTypeRow[];
  readonly slots: readonly TicketSlotRow[];
}

/** What staff store of an attraction. The ids of new ticket types and admission times are new. */
export interface EventValues {
  readonly event: Omit<typeof ticketEvents.$inferInsert, 'id' | 'search' | 'createdAt' | 'position'>;
  readonly types: readonly (Omit<TicketTypeRow, 'eventId' | 'position'> & { readonly id: string })[];
  readonly slots: readonly (Omit<TicketSlotRow, 'eventId'> & { readonly id: string })[];
}

/** Returns an attraction for editing. */
export async function findStaffEvent(db: Database, id: string): Promise<StaffEventRow | null> {
  const event = await findEvent(db, id);
  if (event?.id !== id) return null;
  const [types, slots] = await Promise.all([findTicketTypes(db, [id]), findTimeSlots(db, id)]);
  return { event, types, slots };
}

/** Like `findStaffEvent`, and locks the attraction, so that concurrent changes wait. */
export async function lockStaffEvent(tx: Database, id: string): Promise<StaffEventRow | null> {
  await tx.select({ id: ticketEvents.id }).from(ticketEvents).where(eq(ticketEvents.id, id)).for('update');
  return findStaffEvent(tx, id);
}

/** Inserts an attraction. @returns its id */
export async function insertStaffEvent(tx: Database, values: EventValues, now: Date): Promise<string> {
  const [row] = await tx
    .insert(ticketEvents)
    .values({ ...values.event, createdAt: now })
    .returning({ id: ticketEvents.id });
  if (!row) throw new Error('An insert always returns its row');
  await saveParts(tx, row.id, values);
  return row.id;
}

/** Replaces an attraction. What isn't in the values any more must have no places, because they are deleted with it. */
export async function replaceEvent(tx: Database, id: string, values: EventValues): Promise<void> {
  await tx.update(ticketEvents).set(values.event).where(eq(ticketEvents.id, id));
  await tx.delete(ticketTypes).where(and(eq(ticketTypes.eventId, id), notInArray(ticketTypes.id, idsOf(values.types))));
  await tx
    .delete(ticketTimeSlots)
    .where(and(eq(ticketTimeSlots.eventId, id), notInArray(ticketTimeSlots.id, idsOf(values.slots))));
  await saveParts(tx, id, values);
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

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

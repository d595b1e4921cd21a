import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { cartItems } from '../schema.ts';
import { type CartOwner, getOwnerKey, type OwnerKind, ownCart } from './cartOwners.ts';

/** A line as it is stored, without its product. */
export type StoredLine = typeof cartItems.$inferSelect;

/** Matches the lines whose ids are in the placeholder `ids`. */
export const hasId = sql`${cartItems.id} = any(${sql.placeholder('ids')}::text[])`;

export type NewCartLine = typeof cartItems.$inferInsert & { readonly id: string };

const insertLine = prepareOnce((db, _key: 'line') =>
  db
    .insert(cartItems)
    .values({
      id: sql.placeholder('id'),
      cartId: sql.placeholder('cartId'),
      kind: sql.placeholder('kind'),
      activityId: sql.placeholder('activityId'),
      eventId: sql.placeholder('eventId'),
      ticketTypeId: sql.placeholder('ticketTypeId'),
      tourId: sql.placeholder('tourId'),
      serviceDate: sql.placeholder('serviceDate'),
      timeSlotId: sql.placeholder('timeSlotId'),
      quantity: sql.placeholder('quantity'),
      details: sql.placeholder('details'),
      createdAt: sql.placeholder('createdAt'),
    } satisfies Record<keyof NewCartLine, unknown>)
    .prepare('insert_cart_line'),
);

const noProduct = { activityId: null, eventId: null, ticketTypeId: null, tourId: null };

export async function addCartLine(tx: Database, line: NewCartLine & { readonly createdAt: Date }): Promise<void> {
  await insertLine(tx, 'line').execute({ ...noProduct, timeSlotId: null, ...line });
}

const updateLine = prepareOnce((db, _key: 'line') =>
  db
    .update(cartItems)
    .set({
      quantity: sql`${sql.placeholder('quantity')}`,
      details: sql`${sql.param(sql.placeholder('details'), cartItems.details)}`,
      timeSlotId: sql`${sql.placeholder('timeSlotId')}`,
    })
    .where(eq(cartItems.id, sql.placeholder('id')))
    .prepare('update_cart_line'),
);

/** Stores the quantity, details and start time of a line. */
export async function changeCartLine(
  tx: Database,
  { id, quantity, details, timeSlotId }: Pick<StoredLine, 'id' | 'quantity' | 'details' | 'timeSlotId'>,
): Promise<void> {
  await updateLine(tx, 'line').execute({ id, quantity, details, timeSlotId });
}

const deleteOwnLines = prepareOnce((db, kind: OwnerKind) =>
  db
    .delete(cartItems)
    .where(and(hasId, inArray(cartItems.cartId, ownCart(db, kind))))
    .prepare(`delete_cart_lines_of_${kind}`),
);

/** Removes a line of the owner's cart, and returns whether there was one. */
export async function removeCartLine(db: Database, cartOwner: CartOwner, id: string): Promise<boolean> {
  const { kind, owner } = getOwnerKey(cartOwner);
  const { rowCount } = await deleteOwnLines(db, kind).execute({ owner, ids: [id] });
  return rowCount === 1;
}

const deleteLines = prepareOnce((db, _key: 'lines') => db.delete(cartItems).where(hasId).prepare('delete_cart_lines'));

export async function removeCartLines(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteLines(tx, 'lines').execute({ ids });
}

const selectLinesOf = prepareOnce((db, kind: OwnerKind) =>
  db
    .select()
    .from(cartItems)
    .where(inArray(cartItems.cartId, ownCart(db, kind)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(`lines_of_${kind}`),
);

/** Returns the lines of a cart without their products, in the order in which they were added. */
export function listLines(tx: Database, cartOwner: CartOwner): Promise<StoredLine[]> {
  const { kind, owner } = getOwnerKey(cartOwner);
  return selectLinesOf(tx, kind).execute({ owner });
}

type TicketSlotOfLine = Pick<NewCartLine, 'ticketTypeId' | 'serviceDate' | 'timeSlotId'>;

/** Whether two lines are of the same ticket type on the same date at the same time (TICKET-37, TICKET-38). */
export const isSameTicket = (one: TicketSlotOfLine, other: TicketSlotOfLine): boolean =>
  one.ticketTypeId === other.ticketTypeId &&
  one.serviceDate === other.serviceDate &&
  one.timeSlotId === other.timeSlotId;

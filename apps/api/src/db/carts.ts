import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepareOnce } from './prepareOnce.ts';
import {
  activities,
  activityStock,
  cartItems,
  carts,
  ticketEvents,
  ticketStock,
  ticketTimeSlots,
  ticketTypes,
  tours,
} from './schema.ts';

/** The user of a cart, or the session key of a guest (GAP-16, GAP-17). */
export type CartOwner = { readonly userId: string } | { readonly sessionKey: string };

/** The most lines that a cart may have. */
export const maxCartLines = 50;

/** Only the hash of a session key is stored, so that a leaked table doesn't give access to carts. */
const hashOf = (sessionKey: string) => createHash('sha256').update(sessionKey).digest('base64url');

const ownerColumns = { user: carts.userId, guest: carts.sessionHash };
type OwnerKind = keyof typeof ownerColumns;

const isOwnedBy = (kind: OwnerKind) => eq(ownerColumns[kind], sql.placeholder('owner'));
const ownerKey = (owner: CartOwner) =>
  'userId' in owner
    ? ({ kind: 'user', owner: owner.userId } as const)
    : ({ kind: 'guest', owner: hashOf(owner.sessionKey) } as const);

const upsertCart = prepareOnce((db, kind: OwnerKind) =>
  db
    .insert(carts)
    .values({
      [kind === 'user' ? 'userId' : 'sessionHash']: sql.placeholder('owner'),
      createdAt: sql.placeholder('now'),
      updatedAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({ target: ownerColumns[kind], set: { updatedAt: sql`excluded.updated_at` } })
    .returning({ id: carts.id })
    .prepare(`lock_cart_of_${kind}`),
);

/**
 * Creates or finds the owner's cart and locks it until the transaction ends, so that concurrent additions wait.
 *
 * @returns the cart's id
 */
export async function lockCart(tx: Database, cartOwner: CartOwner, now: Date): Promise<string> {
  const { kind, owner } = ownerKey(cartOwner);
  const [cart] = await upsertCart(tx, kind).execute({ owner, now });
  if (!cart) throw new Error('An upsert always returns its row');
  return cart.id;
}

const { search: _activitySearch, ...activityColumns } = getTableColumns(activities);
const { search: _eventSearch, ...eventColumns } = getTableColumns(ticketEvents);
const { search: _tourSearch, ...tourColumns } = getTableColumns(tours);

/** Selects cart lines with the current data of their products, in one query. */
function selectLines(db: Database) {
  return db
    .select({
      item: cartItems,
      activity: activityColumns,
      activityStock,
      event: eventColumns,
      ticketType: ticketTypes,
      ticketSlot: ticketTimeSlots,
      ticketStock,
      tour: tourColumns,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .leftJoin(activities, eq(activities.id, cartItems.activityId))
    .leftJoin(
      activityStock,
      and(
        eq(activityStock.activityId, cartItems.activityId),
        eq(activityStock.date, cartItems.serviceDate),
        eq(activityStock.timeSlotId, cartItems.timeSlotId),
      ),
    )
    .leftJoin(ticketEvents, eq(ticketEvents.id, cartItems.eventId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, cartItems.ticketTypeId))
    .leftJoin(
      ticketTimeSlots,
      and(eq(ticketTimeSlots.id, cartItems.timeSlotId), eq(ticketTimeSlots.eventId, cartItems.eventId)),
    )
    .leftJoin(
      ticketStock,
      and(
        eq(ticketStock.ticketTypeId, cartItems.ticketTypeId),
        eq(ticketStock.timeSlotId, cartItems.timeSlotId),
        eq(ticketStock.date, cartItems.serviceDate),
      ),
    )
    .leftJoin(tours, eq(tours.id, cartItems.tourId));
}

const hasId = sql`${cartItems.id} = any(${sql.placeholder('ids')}::text[])`;
const ownCart = (db: Database, kind: OwnerKind) => db.select({ id: carts.id }).from(carts).where(isOwnedBy(kind));

// A join of nine tables takes longer to plan than to run, so the statements are prepared.
const selectAllLines = prepareOnce((db, kind: OwnerKind) =>
  selectLines(db)
    .where(isOwnedBy(kind))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(`cart_lines_of_${kind}`),
);

const selectOneLine = prepareOnce((db, kind: OwnerKind) =>
  selectLines(db)
    .where(and(isOwnedBy(kind), eq(cartItems.id, sql.placeholder('id'))))
    .prepare(`cart_line_of_${kind}`),
);

export type CartLineRow = Awaited<ReturnType<typeof findCartLines>>[number];

/** Returns the lines of a cart in the order in which they were added. */
export const findCartLines = (db: Database, cartOwner: CartOwner) => {
  const { kind, owner } = ownerKey(cartOwner);
  return selectAllLines(db, kind).execute({ owner });
};

/** Returns a line of the owner's cart; a line of another cart is not found (GAP-16). */
export async function findCartLine(db: Database, cartOwner: CartOwner, id: string): Promise<CartLineRow | null> {
  const { kind, owner } = ownerKey(cartOwner);
  const [line] = await selectOneLine(db, kind).execute({ owner, id });
  return line ?? null;
}

const selectLockedLines = prepareOnce((db, kind: OwnerKind) =>
  selectLines(db)
    .where(and(isOwnedBy(kind), hasId))
    .orderBy(asc(cartItems.id))
    .for('update', { of: cartItems })
    .prepare(`locked_cart_lines_of_${kind}`),
);

/** Returns lines of a cart and locks them, so that no other transaction books or changes them. */
export async function lockCartLines(
  tx: Database,
  cartOwner: CartOwner,
  ids: readonly string[],
): Promise<CartLineRow[]> {
  const { kind, owner } = ownerKey(cartOwner);
  return selectLockedLines(tx, kind).execute({ owner, ids });
}

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
    })
    .where(eq(cartItems.id, sql.placeholder('id')))
    .prepare('update_cart_line'),
);

/** Stores the quantity and details of a line. */
export async function changeCartLine(
  tx: Database,
  { id, quantity, details }: Pick<LineRow, 'id' | 'quantity' | 'details'>,
): Promise<void> {
  await updateLine(tx, 'line').execute({ id, quantity, details });
}

const deleteOwnLines = prepareOnce((db, kind: OwnerKind) =>
  db
    .delete(cartItems)
    .where(and(hasId, inArray(cartItems.cartId, ownCart(db, kind))))
    .prepare(`delete_cart_lines_of_${kind}`),
);

/** Removes a line of the owner's cart, and returns whether there was one. */
export async function removeCartLine(db: Database, cartOwner: CartOwner, id: string): Promise<boolean> {
  const { kind, owner } = ownerKey(cartOwner);
  const { rowCount } = await deleteOwnLines(db, kind).execute({ owner, ids: [id] });
  return rowCount === 1;
}

const deleteLines = prepareOnce((db, _key: 'lines') => db.delete(cartItems).where(hasId).prepare('delete_cart_lines'));

export async function removeCartLines(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteLines(tx, 'lines').execute({ ids });
}

/** Returns the oldest line of this tour on this day, because a tour is booked by its own id, not the line's. */
export async function findTourLine(tx: Database, userId: string, tourId: string, date: string): Promise<string | null> {
  const [line] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(carts.userId, userId), eq(cartItems.tourId, tourId), eq(cartItems.serviceDate, date)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .limit(1);
  return line?.id ?? null;
}

const deleteAllLines = prepareOnce((db, kind: OwnerKind) =>
  db
    .delete(cartItems)
    .where(inArray(cartItems.cartId, ownCart(db, kind)))
    .prepare(`delete_all_cart_lines_of_${kind}`),
);

/** Removes all lines of the owner's cart. */
export async function emptyCart(db: Database, cartOwner: CartOwner): Promise<void> {
  const { kind, owner } = ownerKey(cartOwner);
  await deleteAllLines(db, kind).execute({ owner });
}

const lockExistingCart = prepareOnce((db, kind: OwnerKind) =>
  db.select({ id: carts.id }).from(carts).where(isOwnedBy(kind)).for('update').prepare(`lock_existing_cart_of_${kind}`),
);

/**
 * Moves the lines of a guest's cart to a user's cart. Tickets that the user's cart already has are dropped, lines beyond
 * the limit stay in the guest's cart. Only this function locks two carts, the user's first, so it can't deadlock.
 */
export async function moveCart(tx: Database, guest: CartOwner, user: CartOwner, now: Date): Promise<void> {
  const target = await lockCart(tx, user, now);
  const { kind, owner } = ownerKey(guest);
  const [source] = await lockExistingCart(tx, kind).execute({ owner });
  if (!source) return;
  const guestLines = await linesOf(tx, guest);
  const userLines = await linesOf(tx, user);
  const duplicates = guestLines.filter(
    (line) => line.kind === 'ticket' && userLines.some((own) => isSameTicket(own, line)),
  );
  const moving = guestLines
    .filter((line) => !duplicates.includes(line))
    .slice(0, Math.max(0, maxCartLines - userLines.length));
  await removeCartLines(
    tx,
    duplicates.map(({ id }) => id),
  );
  if (moving.length === 0) return;
  await tx
    .update(cartItems)
    .set({ cartId: target })
    .where(
      inArray(
        cartItems.id,
        moving.map(({ id }) => id),
      ),
    );
}

type LineRow = typeof cartItems.$inferSelect;

const selectLinesOf = prepareOnce((db, kind: OwnerKind) =>
  db
    .select()
    .from(cartItems)
    .where(inArray(cartItems.cartId, ownCart(db, kind)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(`lines_of_${kind}`),
);

/** Returns the lines of a cart without their products, in the order in which they were added. */
export function linesOf(tx: Database, cartOwner: CartOwner): Promise<LineRow[]> {
  const { kind, owner } = ownerKey(cartOwner);
  return selectLinesOf(tx, kind).execute({ owner });
}

type TicketSlotOfLine = Pick<NewCartLine, 'ticketTypeId' | 'serviceDate' | 'timeSlotId'>;

/** Whether two lines are of the same ticket type on the same date at the same time (TICKET-37, TICKET-38). */
export const isSameTicket = (one: TicketSlotOfLine, other: TicketSlotOfLine): boolean =>
  one.ticketTypeId === other.ticketTypeId &&
  one.serviceDate === other.serviceDate &&
  one.timeSlotId === other.timeSlotId;

import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from './catalogue/prepareOnce.ts';
import type { Database } from './database.ts';
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

const ownedBy = (owner: CartOwner): SQL =>
  'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.sessionHash, hashOf(owner.sessionKey));

/**
 * Creates or finds the owner's cart and locks it until the transaction ends, so that concurrent additions wait.
 *
 * @returns the cart's id
 */
export async function lockCart(tx: Database, owner: CartOwner, now: Date): Promise<string> {
  const values = 'userId' in owner ? { userId: owner.userId } : { sessionHash: hashOf(owner.sessionKey) };
  await tx
    .insert(carts)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [cart] = await tx.update(carts).set({ updatedAt: now }).where(ownedBy(owner)).returning({ id: carts.id });
  if (!cart) throw new Error('A cart must exist after it was inserted');
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

const ownerColumns = { user: carts.userId, guest: carts.sessionHash };
const isOwnedBy = (kind: keyof typeof ownerColumns) => eq(ownerColumns[kind], sql.placeholder('owner'));
const ownerKey = (owner: CartOwner) =>
  'userId' in owner
    ? ({ kind: 'user', owner: owner.userId } as const)
    : ({ kind: 'guest', owner: hashOf(owner.sessionKey) } as const);

// A join of nine tables takes longer to plan than to run, so the statements are prepared.
const selectAllLines = prepareOnce((db, kind: keyof typeof ownerColumns) =>
  selectLines(db)
    .where(isOwnedBy(kind))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(`cart_lines_of_${kind}`),
);

const selectOneLine = prepareOnce((db, kind: keyof typeof ownerColumns) =>
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

/** Returns lines of a cart and locks them, so that no other transaction books or changes them. */
export async function lockCartLines(tx: Database, owner: CartOwner, ids: readonly string[]): Promise<CartLineRow[]> {
  const own = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(ownedBy(owner), inArray(cartItems.id, [...ids])))
    .orderBy(asc(cartItems.id))
    .for('update', { of: cartItems });
  if (own.length === 0) return [];
  return selectLines(tx).where(
    inArray(
      cartItems.id,
      own.map(({ id }) => id),
    ),
  );
}

export type NewCartLine = Omit<typeof cartItems.$inferInsert, 'id'>;

/** Inserts a line and returns its id. */
export async function addCartLine(tx: Database, line: NewCartLine): Promise<string> {
  const [added] = await tx.insert(cartItems).values(line).returning({ id: cartItems.id });
  if (!added) throw new Error('An insert always returns its row');
  return added.id;
}

export async function changeCartLine(
  tx: Database,
  id: string,
  change: Pick<Partial<NewCartLine>, 'quantity' | 'details'>,
): Promise<void> {
  await tx.update(cartItems).set(change).where(eq(cartItems.id, id));
}

/** Removes a line of the owner's cart, and returns whether there was one. */
export async function removeCartLine(db: Database, owner: CartOwner, id: string): Promise<boolean> {
  const ownCart = db.select({ id: carts.id }).from(carts).where(ownedBy(owner));
  const { rowCount } = await db.delete(cartItems).where(and(eq(cartItems.id, id), inArray(cartItems.cartId, ownCart)));
  return rowCount === 1;
}

export async function removeCartLines(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartItems).where(inArray(cartItems.id, [...ids]));
}

/** Removes the oldest line of this tour on this day, because a tour is booked by its own id, not the line's. */
export async function removeTourLine(tx: Database, owner: CartOwner, tourId: string, date: string): Promise<void> {
  const [line] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(ownedBy(owner), eq(cartItems.tourId, tourId), eq(cartItems.serviceDate, date)))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .limit(1);
  if (line) await removeCartLines(tx, [line.id]);
}

/** Removes all lines of the owner's cart. */
export async function emptyCart(db: Database, owner: CartOwner): Promise<void> {
  const ownCart = db.select({ id: carts.id }).from(carts).where(ownedBy(owner));
  await db.delete(cartItems).where(inArray(cartItems.cartId, ownCart));
}

/**
 * Moves the lines of a guest's cart to a user's cart. Tickets that the user's cart already has are dropped, lines beyond
 * the limit stay in the guest's cart. Only this function locks two carts, the user's first, so it can't deadlock.
 */
export async function moveCart(tx: Database, guest: CartOwner, user: CartOwner, now: Date): Promise<void> {
  const target = await lockCart(tx, user, now);
  const [source] = await tx.select({ id: carts.id }).from(carts).where(ownedBy(guest)).for('update');
  if (!source) return;
  const guestLines = await linesOf(tx, source.id);
  const userLines = await linesOf(tx, target);
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

const linesOf = (tx: Database, cartId: string): Promise<LineRow[]> =>
  tx.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.createdAt), asc(cartItems.id));

const isSameTicket = (one: LineRow, other: LineRow): boolean =>
  one.ticketTypeId === other.ticketTypeId &&
  one.serviceDate === other.serviceDate &&
  one.timeSlotId === other.timeSlotId;

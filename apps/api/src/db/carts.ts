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

/** Whose cart it is: a user's, or a guest's by session key (GAP-16, GAP-17). */
export type CartOwner = { readonly userId: string } | { readonly sessionKey: string };

/** Most lines a cart holds. */
export const cartLimit = 50;

/** Only the hash of a session key is kept: who reads the table can't act as its guests. */
const hashOf = (sessionKey: string) => createHash('sha256').update(sessionKey).digest('base64url');

const ownedBy = (owner: CartOwner): SQL =>
  'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.sessionHash, hashOf(owner.sessionKey));

/**
 * Opens the cart of an owner, or finds it, and locks it until the transaction ends: of two tabs that add at once, one
 * waits.
 */
export async function lockCart(tx: Database, owner: CartOwner, now: Date): Promise<string> {
  const values = 'userId' in owner ? { userId: owner.userId } : { sessionHash: hashOf(owner.sessionKey) };
  await tx
    .insert(carts)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [cart] = await tx.update(carts).set({ updatedAt: now }).where(ownedBy(owner)).returning({ id: carts.id });
  if (!cart) throw new Error('A cart that was just opened is there');
  return cart.id;
}

const { search: _activityWords, ...activityColumns } = getTableColumns(activities);
const { search: _eventWords, ...eventColumns } = getTableColumns(ticketEvents);
const { search: _tourWords, ...tourColumns } = getTableColumns(tours);

/** All that is known now about what a line of a cart holds; one query, however many lines. */
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

/** A join of nine tables takes longer to plan than to run: each connection plans these once. */
const ownerColumns = { user: carts.userId, guest: carts.sessionHash };
const ofOwner = (kind: keyof typeof ownerColumns) => eq(ownerColumns[kind], sql.placeholder('owner'));
const nameOf = (owner: CartOwner) =>
  'userId' in owner
    ? ({ kind: 'user', owner: owner.userId } as const)
    : ({ kind: 'guest', owner: hashOf(owner.sessionKey) } as const);

const allLines = prepareOnce((db, kind: keyof typeof ownerColumns) =>
  selectLines(db)
    .where(ofOwner(kind))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(`cart_lines_of_${kind}`),
);

const oneLine = prepareOnce((db, kind: keyof typeof ownerColumns) =>
  selectLines(db)
    .where(and(ofOwner(kind), eq(cartItems.id, sql.placeholder('id'))))
    .prepare(`cart_line_of_${kind}`),
);

export type CartLineRow = Awaited<ReturnType<typeof findCartLines>>[number];

/** The lines of a cart, in the order in which they were put in. */
export const findCartLines = (db: Database, cartOwner: CartOwner) => {
  const { kind, owner } = nameOf(cartOwner);
  return allLines(db, kind).execute({ owner });
};

/** A line of the owner's own cart; another's is not found (GAP-16). */
export async function findCartLine(db: Database, cartOwner: CartOwner, id: string): Promise<CartLineRow | null> {
  const { kind, owner } = nameOf(cartOwner);
  const [line] = await oneLine(db, kind).execute({ owner, id });
  return line ?? null;
}

/** Some lines of a cart, locked until the transaction ends: nobody else books or changes them meanwhile. */
export async function lockCartLines(tx: Database, owner: CartOwner, ids: readonly string[]): Promise<CartLineRow[]> {
  const mine = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(ownedBy(owner), inArray(cartItems.id, [...ids])))
    .orderBy(asc(cartItems.id))
    .for('update', { of: cartItems });
  if (mine.length === 0) return [];
  return selectLines(tx).where(
    inArray(
      cartItems.id,
      mine.map(({ id }) => id),
    ),
  );
}

export type NewCartLine = Omit<typeof cartItems.$inferInsert, 'id'>;

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

/** @returns whether the owner had such a line */
export async function removeCartLine(db: Database, owner: CartOwner, id: string): Promise<boolean> {
  const ours = db.select({ id: carts.id }).from(carts).where(ownedBy(owner));
  const { rowCount } = await db.delete(cartItems).where(and(eq(cartItems.id, id), inArray(cartItems.cartId, ours)));
  return rowCount === 1;
}

export async function removeCartLines(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cartItems).where(inArray(cartItems.id, [...ids]));
}

/** One line of this tour on this day, the oldest, if the owner's cart has any: tours are booked by their own id. */
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

export async function emptyCart(db: Database, owner: CartOwner): Promise<void> {
  const ours = db.select({ id: carts.id }).from(carts).where(ownedBy(owner));
  await db.delete(cartItems).where(inArray(cartItems.cartId, ours));
}

/**
 * Moves the lines of a guest's cart into a user's. Tickets the user has already are not doubled, and what doesn't fit
 * stays where it is. Locks the user's cart first; only its owner ever locks two.
 */
export async function moveCart(tx: Database, guest: CartOwner, user: CartOwner, now: Date): Promise<void> {
  const target = await lockCart(tx, user, now);
  const [source] = await tx.select({ id: carts.id }).from(carts).where(ownedBy(guest)).for('update');
  if (!source) return;
  const theirs = await linesOf(tx, source.id);
  const ours = await linesOf(tx, target);
  const doubled = theirs.filter((line) => line.kind === 'ticket' && ours.some((own) => isSameTicket(own, line)));
  const moving = theirs.filter((line) => !doubled.includes(line)).slice(0, Math.max(0, cartLimit - ours.length));
  await removeCartLines(
    tx,
    doubled.map(({ id }) => id),
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

type PlainLine = typeof cartItems.$inferSelect;

const linesOf = (tx: Database, cartId: string): Promise<PlainLine[]> =>
  tx.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.createdAt), asc(cartItems.id));

const isSameTicket = (one: PlainLine, other: PlainLine): boolean =>
  one.ticketTypeId === other.ticketTypeId &&
  one.serviceDate === other.serviceDate &&
  one.timeSlotId === other.timeSlotId;

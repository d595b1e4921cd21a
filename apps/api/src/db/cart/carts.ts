import { type CartMerge, type MergedLine, mergeCarts, parseActivityDetails } from '@aitours/domain/cart';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { cartItems, carts } from '../schema.ts';
import { type CartOwner, getOwnerKey, isOwnedBy, type OwnerKind, ownCart, ownerColumns } from './cartOwners.ts';
import { listLines, removeCartLines, type StoredLine } from './storedCartLines.ts';

/** The most lines that a cart may have. */
export const maxCartLines = 50;

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
  const { kind, owner } = getOwnerKey(cartOwner);
  const [cart] = await upsertCart(tx, kind).execute({ owner, now });
  if (!cart) throw new Error('An upsert always returns its row');
  return cart.id;
}

const deleteAllLines = prepareOnce((db, kind: OwnerKind) =>
  db
    .delete(cartItems)
    .where(inArray(cartItems.cartId, ownCart(db, kind)))
    .prepare(`delete_all_cart_lines_of_${kind}`),
);

/** Removes all lines of the owner's cart. */
export async function emptyCart(db: Database, cartOwner: CartOwner): Promise<void> {
  const { kind, owner } = getOwnerKey(cartOwner);
  await deleteAllLines(db, kind).execute({ owner });
}

const lockExistingCart = prepareOnce((db, kind: OwnerKind) =>
  db.select({ id: carts.id }).from(carts).where(isOwnedBy(kind)).for('update').prepare(`lock_existing_cart_of_${kind}`),
);

/**
 * Moves the lines of a guest's cart to a user's cart, as `mergeCarts` decides; lines beyond the limit stay in the guest's
 * cart. Only this function locks two carts, the user's first, so it can't deadlock.
 *
 * @returns null if the guest has no cart
 */
export async function moveCart(tx: Database, guest: CartOwner, user: CartOwner, now: Date): Promise<CartMerge | null> {
  const target = await lockCart(tx, user, now);
  const { kind, owner } = getOwnerKey(guest);
  const [source] = await lockExistingCart(tx, kind).execute({ owner });
  if (!source) return null;
  const guestLines = await listLines(tx, guest);
  const userLines = await listLines(tx, user);
  const merge = mergeCarts(guestLines.map(toMergedLine), userLines.map(toMergedLine), maxCartLines);
  await removeCartLines(tx, merge.dropped);
  if (merge.moved.length > 0)
    await tx
      .update(cartItems)
      .set({ cartId: target })
      .where(inArray(cartItems.id, [...merge.moved]));
  return merge;
}

/** Tickets are the same choice with any number of them, other lines with the same party. */
function toMergedLine(line: StoredLine): MergedLine {
  const { id, kind, activityId, ticketTypeId, tourId, timeSlotId, serviceDate: date, quantity, details } = line;
  const party = kind === 'ticket' ? undefined : parseActivityDetails(details)?.party;
  return { id, key: JSON.stringify([activityId, ticketTypeId, tourId, timeSlotId, party]), date, count: quantity };
}

import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { type BookingChannel, cartAdditions } from '../schema.ts';

/** How a line came into a cart: by a traveller, or with a plan of the day planner. */
export type AdditionChannel = (typeof cartAdditions.$inferSelect)['channel'];

export type NewAddition = Omit<typeof cartAdditions.$inferInsert, 'bookingId'> & { readonly id: string };

const insertAddition = prepareOnce((db, _key: 'addition') =>
  db
    .insert(cartAdditions)
    .values({
      id: sql.placeholder('id'),
      addedAt: sql.placeholder('addedAt'),
      kind: sql.placeholder('kind'),
      productId: sql.placeholder('productId'),
      channel: sql.placeholder('channel'),
    } satisfies Record<keyof NewAddition, unknown>)
    .prepare('insert_cart_addition'),
);

/** Records that a line was added to a cart. */
export async function recordAddition(tx: Database, addition: NewAddition): Promise<void> {
  await insertAddition(tx, 'addition').execute({ ...addition });
}

const hasId = sql`${cartAdditions.id} = any(${sql.placeholder('ids')}::text[])`;

const selectChannels = prepareOnce((db, _key: 'channels') =>
  db.select({ channel: cartAdditions.channel }).from(cartAdditions).where(hasId).prepare('cart_addition_channels'),
);

/**
 * Returns how lines of a cart are booked: by the planner if a plan has added one of them; null if an addition isn't
 * recorded, because it is from before.
 */
export async function findCartChannel(tx: Database, lineIds: readonly string[]): Promise<BookingChannel | null> {
  const rows = await selectChannels(tx, 'channels').execute({ ids: lineIds });
  if (rows.some(({ channel }) => channel === 'planner')) return 'planner';
  return rows.length === new Set(lineIds).size ? 'cart' : null;
}

const updateBooked = prepareOnce((db, _key: 'booked') =>
  db
    .update(cartAdditions)
    .set({ bookingId: sql`${sql.placeholder('bookingId')}` })
    .where(hasId)
    .prepare('book_cart_additions'),
);

/** Records that lines of a cart have become a booking. */
export async function recordBookedAdditions(
  tx: Database,
  lineIds: readonly string[],
  bookingId: string,
): Promise<void> {
  if (lineIds.length > 0) await updateBooked(tx, 'booked').execute({ ids: lineIds, bookingId });
}

import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import {
  activities,
  activityStock,
  cartItems,
  carts,
  ticketEvents,
  ticketStock,
  ticketTimeSlots,
  ticketTypes,
  tourStock,
  tours,
} from '../schema.ts';
import { type CartOwner, getOwnerKey, isOwnedBy, type OwnerKind } from './cartOwners.ts';
import { hasId } from './storedCartLines.ts';

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
      tourStock,
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
    .leftJoin(tours, eq(tours.id, cartItems.tourId))
    .leftJoin(tourStock, and(eq(tourStock.tourId, cartItems.tourId), eq(tourStock.date, cartItems.serviceDate)));
}

// A join of ten tables takes longer to plan than to run, so the statements are prepared.
const selectAllLines = prepareOnce((db, kind: OwnerKind) =>
  selectLines(db)
    .where(isOwnedBy(kind))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare(`cart_lines_of_${kind}`),
);

export type CartLineRow = Awaited<ReturnType<typeof findCartLines>>[number];

/** Returns the lines of a cart in the order in which they were added. */
export const findCartLines = (db: Database, cartOwner: CartOwner) => {
  const { kind, owner } = getOwnerKey(cartOwner);
  return selectAllLines(db, kind).execute({ owner });
};

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
  const { kind, owner } = getOwnerKey(cartOwner);
  return selectLockedLines(tx, kind).execute({ owner, ids });
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

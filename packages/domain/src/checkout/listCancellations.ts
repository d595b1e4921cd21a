import { type BookingStart, findEarliestStart, findFreeCancellationEnd } from '../booking/index.ts';
import type { CartItem } from '../cart/index.ts';
import { splitIntoBookings } from './splitIntoBookings.ts';

/** Until when an item of the cart can be cancelled after it is booked. */
export interface ItemCancellation<Item> {
  readonly item: Item;
  /** The end of free cancellation; absent when it would have passed. */
  readonly end: ReturnType<typeof findFreeCancellationEnd>;
  /** The item that decides, if it isn't this one: both are in one booking, which starts with it. */
  readonly decidedBy?: Item;
}

/**
 * Lists until when each item of the cart can be cancelled free of charge (CONST-20). Items of one booking are cancelled
 * together, so the earliest decides (CHECKOUT-28, GAP-31). An item without a date is left out.
 *
 * @example listCancellations([{ type: 'ticket', date: '2026-12-18', time: '09:00' }], fromDubaiTime('2026-12-01'))[0]?.end // { date: '2026-12-17', time: '09:00' }
 * @example listCancellations([{ type: 'ticket', date: '2026-12-18' }], fromDubaiTime('2026-12-17'))[0]?.end // undefined
 */
export const listCancellations = <Item extends Pick<CartItem, 'type' | 'date' | 'time'>>(
  items: readonly Item[],
  now: Date,
): ItemCancellation<Item>[] =>
  splitIntoBookings(items.filter(isDated)).flatMap((booking) => {
    const first = findEarliestStart(booking.items);
    return booking.items.map((item) => ({
      item,
      end: first && findFreeCancellationEnd(first, now),
      ...(first && (first.date !== item.date || first.time !== item.time) && { decidedBy: first }),
    }));
  });

const isDated = <Item extends Pick<CartItem, 'date'>>(item: Item): item is Item & BookingStart =>
  item.date !== undefined;

import { type CartItem, type CartItemType, cartItemTypes } from '../cart/index.ts';
import type { Fils } from '../money/index.ts';

/** Items of one type, which become one booking. */
export interface BookingGroup<Item> {
  readonly type: CartItemType;
  readonly items: readonly Item[];
}

/** What a discount changes in a booking. */
export interface DiscountedTotal {
  /** The total as the customer saw it, if it isn't the sum of the items. */
  readonly total?: Fils | undefined;
  readonly promoCode?: string | undefined;
}

/**
 * Groups cart items into bookings: one for each type, so that every item is booked (CHECKOUT-28). Each tour is a separate
 * booking, with its own days, hotels and number.
 *
 * @example splitIntoBookings([dunes, sunset, kayak]) // [{ type: 'activity', items: [dunes, kayak] }, { type: 'ticket', items: [sunset] }]
 * @example splitIntoBookings([]) // []
 */
export const splitIntoBookings = <Item extends Pick<CartItem, 'type'>>(items: readonly Item[]): BookingGroup<Item>[] =>
  cartItemTypes
    .flatMap((type) =>
      toGroups(
        type,
        items.filter((item) => item.type === type),
      ),
    )
    .filter((group) => group.items.length > 0);

const toGroups = <Item>(type: CartItemType, items: readonly Item[]): BookingGroup<Item>[] =>
  type === 'tour' ? items.map((item) => ({ type, items: [item] })) : [{ type, items }];

import { type CartItem, type CartItemType, cartItemTypes } from '../cart/index.ts';

export interface BookingGroup<Item> {
  readonly type: CartItemType;
  readonly items: readonly Item[];
}

/**
 * One booking for each kind of item in the cart, so that every item ends in one (CHECKOUT-28).
 *
 * @example splitIntoBookings([dunes, sunset, kayak]) // [{ type: 'activity', items: [dunes, kayak] }, { type: 'ticket', items: [sunset] }]
 * @example splitIntoBookings([]) // []
 */
export const splitIntoBookings = <Item extends Pick<CartItem, 'type'>>(items: readonly Item[]): BookingGroup<Item>[] =>
  cartItemTypes
    .map((type) => ({ type, items: items.filter((item) => item.type === type) }))
    .filter((group) => group.items.length > 0);

import type { Schema } from '@aitours/api-client';
import { formatDiscountLabel, type LabelledDiscount } from '@aitours/domain/booking';
import { type CartItem, sumCart } from '@aitours/domain/cart';
import { splitIntoBookings } from '@aitours/domain/checkout';
import { type Fils, formatPrice, parseFils, sum } from '@aitours/domain/money';
import { discountPrice } from '@aitours/domain/pricing';
import { messages } from './messages.ts';

/** The discount of one of the bookings that a cart makes. */
export interface CartDiscount extends LabelledDiscount {
  /** The ids of the booking's lines. */
  readonly items: readonly string[];
  /** Negative. */
  readonly amount: Fils;
  /** What the booking costs with it. */
  readonly total: Fils;
}

/** Returns the discount that a customer gets on what is booked first, if it is their first booking (QUIRK-12). */
export function listFirstDiscount(
  lines: readonly CartItem[],
  customer: Pick<Schema<'User'>, 'first_booking_discount'> | undefined,
): CartDiscount[] {
  const [first] = splitIntoBookings(lines);
  const percent = customer?.first_booking_discount ?? 0;
  const price = first && discountPrice(sumCart(first.items), { percent });
  return price ? [{ items: first.items.map(({ id }) => id), percent, amount: price.amount, total: price.total }] : [];
}

/** Returns the discounts of a cart with a promo code, which the server has computed. */
export const readCartDiscounts = ({ discounts }: Schema<'CartDiscounts'>): CartDiscount[] =>
  discounts.map(({ items, discount: { subtotal, amount, ...source } }) => ({
    ...source,
    items,
    amount: parseFils(amount),
    total: parseFils(subtotal) + parseFils(amount),
  }));

/** Returns the discount of a booking that the cart makes. */
export const findDiscount = (
  discounts: readonly CartDiscount[],
  booking: readonly Pick<CartItem, 'id'>[],
): CartDiscount | undefined =>
  discounts.find(({ items }) => items.length === booking.length && booking.every(({ id }) => items.includes(id)));

/** Returns the total of an order summary and the lines of its discounts; with several bookings they say of which. */
export function describeTotal(lines: readonly CartItem[], discounts: readonly CartDiscount[]) {
  const bookings = splitIntoBookings(lines);
  const found = bookings.flatMap(({ type, items }) => {
    const discount = findDiscount(discounts, items);
    return discount ? [{ type, discount }] : [];
  });
  const discountLines = found.map(({ type, discount }) => ({
    label: formatDiscountLabel(discount),
    amount: formatPrice(discount.amount),
    discount: true,
    ...(bookings.length > 1 && { detail: messages.discounted[type] }),
  }));
  const total = sumCart(lines) + sum(found.map(({ discount }) => discount.amount));
  return { total: formatPrice(total), isFree: total === 0, discountLines };
}

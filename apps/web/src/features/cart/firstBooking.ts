import type { Schema } from '@aitours/api-client';
import { formatDiscountLabel } from '@aitours/domain/booking';
import { sumCart } from '@aitours/domain/cart';
import { splitIntoBookings } from '@aitours/domain/checkout';
import { formatPrice } from '@aitours/domain/money';
import { type DiscountedPrice, discountFirstBooking } from '@aitours/domain/pricing';
import type { CartLine } from './cartLine.ts';
import { messages } from './messages.ts';

/** Returns the discount that a customer gets on what is booked first, if it is their first booking (QUIRK-12). */
export function discountCart(
  lines: readonly CartLine[],
  customer: Pick<Schema<'User'>, 'first_booking_discount'> | undefined,
): DiscountedPrice | null {
  const [first] = splitIntoBookings(lines);
  return discountFirstBooking(sumCart(first?.items ?? []), customer?.first_booking_discount ?? 0);
}

/** Returns the total of an order summary and the line of the discount; with several bookings it says which one has it. */
export function describeTotal(lines: readonly CartLine[], discount: DiscountedPrice | null) {
  const total = formatPrice(sumCart(lines) + (discount?.amount ?? 0));
  if (!discount) return { total, discountLines: [] };
  const [first, ...others] = splitIntoBookings(lines);
  const detail = first && others.length > 0 ? { detail: messages.discounted[first.type] } : {};
  const line = {
    label: formatDiscountLabel(discount.percent),
    amount: formatPrice(discount.amount),
    discount: true,
    ...detail,
  };
  return { total, discountLines: [line] };
}

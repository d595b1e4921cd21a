import { type Fils, formatWireAmount } from '@aitours/domain/money';
import { discountFirstBooking } from '@aitours/domain/pricing';
import type { Quirks } from '@aitours/domain/quirks';
import type { components } from '@aitours/openapi/schema';

/** The price of a booking. */
export interface BookingPrice {
  readonly total: Fils;
  readonly discount?: components['schemas']['FirstBookingDiscount'];
}

/**
 * Returns the price of a booking with the discount of a first booking (decision 0019).
 *
 * @param isFirst called only if the shop grants a discount
 */
export async function priceBooking(
  subtotal: Fils,
  { firstBooking: { percent } }: Pick<Quirks, 'firstBooking'>,
  isFirst: () => Promise<boolean>,
): Promise<BookingPrice> {
  const price = percent > 0 && (await isFirst()) ? discountFirstBooking(subtotal, percent) : null;
  if (!price) return { total: subtotal };
  const discount = { percent, subtotal: formatWireAmount(subtotal), amount: formatWireAmount(price.amount) };
  return { total: price.total, discount };
}

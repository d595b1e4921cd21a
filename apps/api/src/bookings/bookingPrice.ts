import { type Fils, formatWireAmount } from '@aitours/domain/money';
import { type DiscountedPrice, discountPrice } from '@aitours/domain/pricing';
import { applyPromoCode, coversProduct, findPromoCodeError, type PromoLine } from '@aitours/domain/promo-codes';
import type { Quirks } from '@aitours/domain/quirks';
import type { components } from '@aitours/openapi/schema';
import type { BookedPromo } from '../db/bookings/bookingDetails.ts';
import type { FoundPromoCode } from '../db/bookings/promoCodes.ts';
import { invalidRequest } from '../problems/problems.ts';

type BookingDiscount = components['schemas']['BookingDiscount'];

/** The price of a booking. */
export interface BookingPrice {
  readonly total: Fils;
  readonly discount?: BookingDiscount;
  readonly promo?: { readonly id: string; readonly booked: BookedPromo };
}

/**
 * Returns the price of a booking with the discount of a first booking (docs/rules/prices-and-discounts.md).
 *
 * @param isFirst called only if the shop grants a discount
 */
export async function priceBooking(
  subtotal: Fils,
  { firstBooking: { percent } }: Pick<Quirks, 'firstBooking'>,
  isFirst: () => Promise<boolean>,
): Promise<BookingPrice> {
  const price = percent > 0 && (await isFirst()) ? discountPrice(subtotal, { percent }) : null;
  return price ? { total: price.total, discount: toBookingDiscount(price, { percent }) } : { total: subtotal };
}

/** When a promo code is used, and what is booked with it. */
interface PromoUse {
  readonly today: string;
  /** The lines of each booking, in the order in which they are made. */
  readonly bookings: readonly (readonly PromoLine[])[];
  /** The discount that the first booking has without the code; 0: none. */
  readonly firstBookingPercent: number;
}

/**
 * Finds the booking of an order that a promo code reduces, and returns its position and price.
 *
 * @see docs/rules/prices-and-discounts.md
 * @throws {Problem} invalid-request if the code can't be used, or saves no more than the discount of a first booking
 */
export function priceWithPromoCode(
  { code, uses }: FoundPromoCode,
  { today, bookings, firstBookingPercent }: PromoUse,
): Required<BookingPrice> & { readonly index: number } {
  const error = findPromoCodeError(code, uses, today);
  if (error !== null || !code) throw refused(error);
  const price = applyPromoCode(code, bookings, firstBookingPercent);
  if (typeof price === 'string') throw refused(price);
  const items = (bookings[price.index] ?? []).flatMap(({ product }, position) =>
    coversProduct(code, product) ? String(position + 1) : [],
  );
  const covered = code.products.length === 0 ? null : { items };
  return {
    index: price.index,
    total: price.total,
    discount: toBookingDiscount(price, { ...('percent' in code.rate && code.rate), promo_code: code.code }),
    promo: { id: code.id, booked: { rate: code.rate, covered } },
  };
}

const refused = (error: string | null) => invalidRequest(error, error === null ? {} : { promo_code: [error] });

/** Returns a discount in the contract's form. */
export const toBookingDiscount = (
  { subtotal, amount }: Pick<DiscountedPrice, 'subtotal' | 'amount'>,
  source: Pick<BookingDiscount, 'percent' | 'promo_code'>,
): BookingDiscount => ({ ...source, subtotal: formatWireAmount(subtotal), amount: formatWireAmount(amount) });

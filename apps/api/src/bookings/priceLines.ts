import { toDubaiDate } from '@aitours/domain/dates';
import { type Fils, sum } from '@aitours/domain/money';
import type { PromoLine } from '@aitours/domain/promo-codes';
import type { Quirks } from '@aitours/domain/quirks';
import { isFirstBooking } from '../db/bookings/bookings.ts';
import { lockPromoCode } from '../db/bookings/promoCodes.ts';
import type { VehicleRow } from '../db/catalogue/vehicles.ts';
import type { Database } from '../db/database.ts';
import { type BookingPrice, priceBooking, priceWithPromoCode } from './bookingPrice.ts';
import type { AnyLine } from './lines/cartLine.ts';

interface PriceTerms {
  readonly now: Date;
  readonly quirks: Pick<Quirks, 'firstBooking'>;
  /** As the customer entered it. */
  readonly promoCode?: string | undefined;
}

/**
 * Returns the price of a new booking of these lines. It locks what its discount depends on: the customer, then the
 * promo code.
 *
 * @throws {Problem} invalid-request if the promo code can't be used
 */
export async function priceLines(
  tx: Database,
  userId: string,
  lines: readonly PromoLine[],
  { now, quirks, promoCode }: PriceTerms,
): Promise<BookingPrice> {
  const subtotal = sum(lines.map(({ amount }) => amount));
  const price = await priceBooking(subtotal, quirks, () => isFirstBooking(tx, userId));
  if (promoCode === undefined) return price;
  return priceWithPromoCode(await lockPromoCode(tx, promoCode, userId), {
    today: toDubaiDate(now),
    bookings: [lines],
    firstBookingPercent: price.discount?.percent ?? 0,
  });
}

/** Returns what a promo code depends on. */
export const toPromoLine = ({ kind, product, amount }: AnyLine): PromoLine => ({
  product: { type: kind, id: product.id },
  amount,
});

/** Returns the line of a transfer, whose product is the vehicle. @param amount in fils */
export const toTransferLine = ({ id }: Pick<VehicleRow, 'id'>, amount: Fils): PromoLine => ({
  product: { type: 'transfer', id },
  amount,
});

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
  const price = await priceBooking(sumAmounts(lines), quirks, () => isFirstBooking(tx, userId));
  if (promoCode === undefined) return price;
  return priceWithPromoCode(await lockPromoCode(tx, promoCode, userId), {
    today: toDubaiDate(now),
    bookings: [lines],
    firstBookingPercent: price.discount?.percent ?? 0,
  });
}

/** A booking of an order, in the order in which they are made. */
interface OrderedBooking {
  readonly lines: readonly PromoLine[];
  /** As the customer entered it. */
  readonly promoCode: string | undefined;
}

/**
 * Returns the promo code of each booking of an order. A code that several bookings name reduces the one that it saves the
 * most on. It locks like `priceLines`.
 *
 * @throws {Problem} invalid-request if such a code can't be used
 */
export async function choosePromoCodes(
  tx: Database,
  userId: string,
  bookings: readonly OrderedBooking[],
  { now, quirks }: Omit<PriceTerms, 'promoCode'>,
): Promise<(string | undefined)[]> {
  const keys = bookings.map(({ promoCode }) => promoCode?.toUpperCase());
  const repeated = new Set(keys.filter((key, index) => key !== undefined && keys.indexOf(key) < index));
  if (repeated.size === 0) return bookings.map(({ promoCode }) => promoCode);
  const [first] = bookings;
  const { discount } = await priceBooking(sumAmounts(first?.lines ?? []), quirks, () => isFirstBooking(tx, userId));
  const reduced = new Map<string | undefined, number>();
  for (const key of repeated)
    if (key !== undefined) {
      const { index } = priceWithPromoCode(await lockPromoCode(tx, key, userId), {
        today: toDubaiDate(now),
        bookings: bookings.map(({ lines }, position) => (keys[position] === key ? lines : [])),
        firstBookingPercent: discount?.percent ?? 0,
      });
      reduced.set(key, index);
    }
  return bookings.map(({ promoCode }, index) =>
    (reduced.get(keys[index]) ?? index) === index ? promoCode : undefined,
  );
}

const sumAmounts = (lines: readonly PromoLine[]): Fils => sum(lines.map(({ amount }) => amount));

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

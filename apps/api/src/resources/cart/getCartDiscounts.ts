import { splitIntoBookings } from '@aitours/domain/checkout';
import { toDubaiDate } from '@aitours/domain/dates';
import { sum } from '@aitours/domain/money';
import { priceBooking, priceWithPromoCode } from '../../bookings/bookingPrice.ts';
import { toLine } from '../../bookings/lines/cartLine.ts';
import { toPromoLine } from '../../bookings/priceLines.ts';
import { hasNoBooking } from '../../db/bookings/bookings.ts';
import { findPromoCode } from '../../db/bookings/promoCodes.ts';
import { findCartLines } from '../../db/cart/cartLines.ts';
import { operation } from '../../http/operation.ts';
import type { Limit } from '../../rateLimit.ts';
import { getCartOwner } from './cartOwner.ts';

/** Returns the limit of attempts with promo codes, which prevents guessing. @param address the client's IP address */
export const getPromoCodeLimit = (address: string): Limit => ({
  bucket: `promo codes address ${address}`,
  max: 100,
  seconds: 3600,
});

/** Prices the cart with a promo code; stores and holds nothing (GAP-26). */
export const getCartDiscounts = operation(
  'getCartDiscounts',
  async ({ query, user, session, db, clock, config: { quirks } }) => {
    const now = clock.now();
    const owner = getCartOwner({ user, session });
    const rows = owner ? await findCartLines(db, owner) : [];
    const lines = rows.map((row) => ({ id: row.item.id, type: row.item.kind, line: toLine(row, { now, quirks }) }));
    const bookings = splitIntoBookings(lines).map(({ items }) => items);
    const [first = []] = bookings;
    const firstBooking = await priceBooking(
      sum(first.map(({ line }) => line.amount)),
      quirks,
      async () => user !== null && hasNoBooking(db, user.id),
    );
    const { index, discount } = priceWithPromoCode(await findPromoCode(db, query.promo_code, user?.id ?? null), {
      today: toDubaiDate(now),
      bookings: bookings.map((items) => items.map(({ line }) => toPromoLine(line))),
      firstBookingPercent: firstBooking.discount?.percent ?? 0,
    });
    const listIds = (position: number) => (bookings[position] ?? []).map(({ id }) => id);
    const discounts = [{ items: listIds(index), discount }];
    // The discount of a first booking stays if the code is for another booking.
    if (index > 0 && firstBooking.discount) discounts.unshift({ items: listIds(0), discount: firstBooking.discount });
    return { status: 200, body: { discounts } };
  },
  { limits: ({ address }) => [getPromoCodeLimit(address)] },
);

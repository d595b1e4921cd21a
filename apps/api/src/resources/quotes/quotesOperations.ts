import { splitIntoBookings } from '@aitours/domain/checkout';
import { toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount, sum } from '@aitours/domain/money';
import type { PromoLine } from '@aitours/domain/promo-codes';
import type { components } from '@aitours/openapi/schema';
import { priceBooking, priceWithPromoCode } from '../../bookings/bookingPrice.ts';
import { sharePlaces } from '../../bookings/lines/sharePlaces.ts';
import { hasNoBooking } from '../../db/bookings/bookings.ts';
import { findPromoCode } from '../../db/bookings/promoCodes.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest, Problem, unknownPlace } from '../../problems/problems.ts';
import { getPromoCodeLimit } from '../cart/getCartDiscounts.ts';
import { getDistanceLimit } from '../transfers/getTransferDistance.ts';
import { formatBreakdown } from './breakdown.ts';
import { type QuotedLine, readQuotedLine } from './quotedLine.ts';

type Schemas = components['schemas'];

export const quotesOperations = {
  /** Prices lines with the functions that price bookings; stores nothing (GAP-26). */
  createQuote: operation(
    'createQuote',
    async ({ body, user, db, clock, config, roadDistance }) => {
      const { quirks, transferNoticeHours: noticeHours } = config;
      const sources = { db, roadDistance, now: clock.now(), quirks, noticeHours };
      const lines: QuotedLine[] = [];
      const errors: Record<string, readonly string[]> = {};
      const suggestions: Record<string, string[]> = {};
      for (const [index, line] of body.lines.entries()) {
        const read = await readQuotedLine(sources, line, index).catch(toFieldErrors(index));
        if ('amount' in read) lines.push(read);
        else {
          Object.assign(errors, read.errors);
          Object.assign(suggestions, read.suggestions);
        }
      }
      if (Object.keys(suggestions).length > 0) throw unknownPlace(suggestions, errors);
      if (Object.keys(errors).length > 0) throw invalidRequest(null, errors);
      const first = bookedFirst(lines);
      const subtotal = getAmount(first);
      const price = await priceBooking(subtotal, config.quirks, async () => user !== null && hasNoBooking(db, user.id));
      const { total, discount } =
        body.promo_code === undefined
          ? price
          : priceWithPromoCode(await findPromoCode(db, body.promo_code, user?.id ?? null), {
              today: toDubaiDate(sources.now),
              bookings: [first.flatMap(toPromoLine)],
              firstBookingPercent: price.discount?.percent ?? 0,
            });
      return {
        status: 200,
        body: {
          currency: 'AED',
          total: formatWireAmount(getAmount(lines) - subtotal + total),
          ...(discount && { discount }),
          lines: sharePlaces(lines).map((line, index) => toQuoteLineBody(line, index)),
        },
      };
    },
    {
      limits: ({ address, body }) => {
        const transfers = body.lines.filter(({ type }) => type === 'transfer').length;
        const quotes = { bucket: `quotes address ${address}`, max: 600, seconds: 15 * 60 };
        return [
          quotes,
          ...(transfers > 0 ? [getDistanceLimit(address, transfers)] : []),
          ...(body.promo_code === undefined ? [] : [getPromoCodeLimit(address)]),
        ];
      },
    },
  ),
};

const getAmount = (lines: readonly QuotedLine[]) => sum(lines.map(({ amount }) => amount));

/** Returns the lines of the booking that an order makes first (CHECKOUT-28). A cruise is requested, not booked. */
function bookedFirst(lines: readonly QuotedLine[]): readonly QuotedLine[] {
  const items = lines.flatMap((line) =>
    line.type === 'transfer' || line.type === 'cruise' ? [] : { ...line, type: line.type },
  );
  const [group] = splitIntoBookings(items);
  return group?.items ?? lines.filter(({ type }) => type === 'transfer').slice(0, 1);
}

/** No promo code is for cruises. */
const toPromoLine = ({ type, productId: id, amount }: QuotedLine): PromoLine[] =>
  type === 'cruise' ? [] : [{ product: { type, id }, amount }];

/** An invalid line or an unknown product is an error of the line; others are errors of the request. */
const toFieldErrors =
  (index: number) =>
  (error: unknown): Pick<Problem, 'errors' | 'suggestions'> => {
    if (!(error instanceof Problem) || error.status >= 409) throw error;
    const { suggestions, errors = { [`lines.${index}`]: [error.message] } } = error;
    return { errors, suggestions };
  };

const toQuoteLineBody = (line: QuotedLine, index: number): Schemas['QuoteLine'] => ({
  index,
  type: line.type,
  product_id: line.productId,
  title: line.title,
  date: line.date,
  time: line.time,
  quantity: line.quantity,
  amount: formatWireAmount(line.amount),
  available: line.error === null,
  places_left: line.placesLeft,
  breakdown: formatBreakdown(line.quote, line.parties),
});

import { isPersonalComplete } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import type { PromoLine } from '@aitours/domain/promo-codes';
import type { components } from '@aitours/openapi/schema';
import type { TourRequest } from '../db/bookings/bookingRequest.ts';
import type { OwnedBooking } from '../db/bookings/bookings.ts';
import { findCartChannel, recordBookedAdditions } from '../db/cart/cartAdditions.ts';
import { findTourLine } from '../db/cart/cartLines.ts';
import { removeCartLines } from '../db/cart/storedCartLines.ts';
import { type Database, sendWithoutWaiting } from '../db/database.ts';
import type { SignedInUser } from '../db/people/signedInUser.ts';
import { readPhone } from '../lib/readPhone.ts';
import { invalidRequest, unsupportedItem } from '../problems/problems.ts';
import { type Buyer, bookLines, type RequestedLine } from './bookLines.ts';
import type { Completion } from './completeBooking.ts';
import { toPromoLine } from './priceLines.ts';
import { readRequestedLines } from './readRequestedLines.ts';
import { readRequestedTour } from './readRequestedTour.ts';

type Describe = Parameters<typeof bookLines>[3];
type NewBooking = components['schemas']['NewBooking'] & { readonly special_requests: string };

/** A request whose lines were read. */
interface ReadRequest {
  readonly lines: readonly PromoLine[];
  /** The ids of the lines that are in the cart. */
  readonly cartLineIds: readonly string[];
  /**
   * Books the lines and removes them from the cart. Complete the booking in the same transaction.
   *
   * @throws {Problem} invalid-request, price-changed, sold-out
   */
  readonly book: (promoCode: string | undefined) => Promise<OwnedBooking>;
}

/** Reads the lines of a request. @throws {Problem} invalid-request, unsupported-item, not-found */
export async function readRequest(
  tx: Database,
  user: SignedInUser,
  request: NewBooking,
  completion: Completion,
): Promise<ReadRequest> {
  const { booking_type: kind, cart_items, total_amount: shownTotal } = request;
  if (cart_items.some(({ type }) => type !== kind)) throw unsupportedItem();
  const buyer = toBuyer(request, user);
  const { now, config, paymentId } = completion;
  const terms = { now, quirks: config.quirks, shownTotal, paymentId };
  const prepare = (
    requested: readonly RequestedLine[],
    cartLineIds: readonly string[],
    describe: Describe,
    tour?: TourRequest,
  ): ReadRequest => ({
    lines: requested.map(({ line }) => toPromoLine(line)),
    cartLineIds,
    async book(promoCode) {
      const channel = await findChannel(tx, cartLineIds);
      const row = await bookLines(tx, buyer, requested, describe, {
        ...terms,
        promoCode,
        channel,
        ...(tour && { tour }),
      });
      leaveCart(tx, cartLineIds, row);
      return row;
    },
  });
  if (kind === 'tour') {
    const { requested, details, request: tour } = await readRequestedTour(tx, cart_items, terms);
    const lineId = await findTourLine(tx, user.id, details.tour.id, requested.line.date);
    return prepare([requested], lineId === null ? [] : [lineId], (items) => ({ ...details, kind, items }), tour);
  }
  const { requested, cartLineIds } = await readRequestedLines(tx, user.id, kind, cart_items, terms);
  return prepare(requested, cartLineIds, (items) => ({ kind, items }));
}

const findChannel = async (tx: Database, lineIds: readonly string[]) =>
  lineIds.length === 0 ? 'direct' : findCartChannel(tx, lineIds);

function leaveCart(tx: Database, lineIds: readonly string[], { id }: OwnedBooking): void {
  sendWithoutWaiting(tx, recordBookedAdditions(tx, lineIds, id));
  sendWithoutWaiting(tx, removeCartLines(tx, lineIds));
}

/** The buyer is read from the first line; the client sends the same details with each (CHECKOUT-21). */
function toBuyer({ cart_items: [first], payment_method, special_requests }: NewBooking, user: SignedInUser): Buyer {
  if (!first || !isPersonalComplete(first.details)) throw invalidRequest(checkoutMessages.personalInfoMissing);
  const { firstName, lastName, email, phone } = first.details;
  return {
    userId: user.id,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: readPhone(phone, 'cart_items.0.details.phone'),
    paymentMethod: payment_method,
    specialRequests: special_requests.trim(),
  };
}

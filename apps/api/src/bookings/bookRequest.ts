import { isPersonalComplete } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import type { components } from '@aitours/openapi/schema';
import type { OwnedBooking } from '../db/bookings/bookings.ts';
import { findCartChannel, recordBookedAdditions } from '../db/cart/cartAdditions.ts';
import { findTourLine } from '../db/cart/cartLines.ts';
import { removeCartLines } from '../db/cart/storedCartLines.ts';
import { type Database, sendWithoutWaiting } from '../db/database.ts';
import type { SignedInUser } from '../db/people/signedInUser.ts';
import { readPhone } from '../lib/readPhone.ts';
import { invalidRequest, unsupportedItem } from '../problems/problems.ts';
import { type Buyer, bookLines } from './bookLines.ts';
import type { Completion } from './completeBooking.ts';
import { readRequestedLines } from './readRequestedLines.ts';
import { readRequestedTour } from './readRequestedTour.ts';

type Items = Parameters<Parameters<typeof bookLines>[3]>[0];
type NewBooking = components['schemas']['NewBooking'] & { readonly special_requests: string };

/**
 * Books the lines of a request and removes them from the cart. Complete the booking in the same transaction.
 *
 * @throws {Problem} invalid-request, unsupported-item, not-found, price-changed, sold-out
 */
export async function bookRequest(
  tx: Database,
  user: SignedInUser,
  request: NewBooking,
  completion: Completion,
): Promise<OwnedBooking> {
  const { booking_type: kind, cart_items, total_amount: shownTotal, promo_code: promoCode } = request;
  if (cart_items.some(({ type }) => type !== kind)) throw unsupportedItem();
  const buyer = toBuyer(request, user);
  const { now, config, paymentId } = completion;
  const terms = { now, quirks: config.quirks, shownTotal, promoCode, paymentId };
  if (kind === 'tour') {
    const { requested, details, request: tour } = await readRequestedTour(tx, cart_items, terms);
    const lineId = await findTourLine(tx, user.id, details.tour.id, requested.line.date);
    const lineIds = lineId === null ? [] : [lineId];
    const channel = await findChannel(tx, lineIds);
    const describe = (items: Items) => ({ ...details, kind, items });
    const row = await bookLines(tx, buyer, [requested], describe, { ...terms, channel, tour });
    leaveCart(tx, lineIds, row);
    return row;
  }
  const { requested, cartLineIds } = await readRequestedLines(tx, user.id, kind, cart_items, terms);
  const channel = await findChannel(tx, cartLineIds);
  const row = await bookLines(tx, buyer, requested, (items) => ({ kind, items }), { ...terms, channel });
  leaveCart(tx, cartLineIds, row);
  return row;
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

import { type CartItem, type CartItemType, parseActivityDetails, parseTicketDetails } from '../cart/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import { formatWireAmount } from '../money/index.ts';
import type { PaymentMethod, PersonalInfo } from './form.ts';

/** What `POST /bookings/` takes (CHECKOUT-19). Card data is never part of it (CHECKOUT-15). */
export interface BookingPayload {
  readonly booking_type: CartItemType;
  readonly cart_items: readonly BookingPayloadItem[];
  readonly payment_method: PaymentMethod;
  readonly special_requests: string;
}

/** CHECKOUT-20. */
export interface BookingPayloadItem {
  readonly type: CartItemType;
  /** The cart's line; of a tour, the tour. */
  readonly id: string;
  readonly date?: CalendarDate;
  /** The line's amount as the customer saw it: another one on the server is asked about, never charged (GAP-26). */
  readonly price: string;
  readonly quantity: number;
  /** The traveller, the party, and what the kind adds (CHECKOUT-21 to CHECKOUT-23). */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Who books, how they pay, and what they ask for besides. */
export interface Buyer extends PersonalInfo {
  readonly paymentMethod: PaymentMethod;
  readonly specialRequests: string;
}

/**
 * What is sent to book the items of one kind (CHECKOUT-19 to CHECKOUT-23).
 *
 * @example toBookingPayload({ type: 'activity', items: [dunes] }, buyer).cart_items[0].price // '486.00'
 * @example toBookingPayload({ type: 'ticket', items: [sunset] }, buyer).booking_type // 'ticket'
 */
export const toBookingPayload = (
  { type, items }: { readonly type: CartItemType; readonly items: readonly CartItem[] },
  buyer: Buyer,
): BookingPayload => ({
  booking_type: type,
  cart_items: items.map((item) => ({
    type: item.type,
    id: idOf(item),
    date: item.date,
    price: formatWireAmount(item.amount),
    quantity: item.quantity,
    details: { ...contactOf(buyer), ...detailsOf(item) },
  })),
  payment_method: buyer.paymentMethod,
  special_requests: buyer.specialRequests.trim(),
});

/** A tour is booked by its own id (TOUR-42); other lines are found in the customer's cart. */
const idOf = ({ type, id, product }: CartItem): string => (type === 'tour' && product ? String(product.id) : id);

/** Field by field, so that nothing else of a form can slip in. */
const contactOf = ({ firstName, lastName, email, phone }: PersonalInfo): PersonalInfo => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim(),
});

function detailsOf(item: CartItem): Record<string, unknown> {
  switch (item.type) {
    case 'activity':
      return activityDetailsOf(item);
    case 'ticket':
      return ticketDetailsOf(item);
    case 'tour':
      return { ...item.details };
  }
}

function activityDetailsOf({ details, product }: CartItem) {
  const chosen = parseActivityDetails(details);
  const { adults, children, infants } = chosen?.party ?? { adults: 0, children: 0, infants: 0 };
  const { pickup, addons } = details;
  const isPrivate = chosen?.isPrivate ? 'yes' : 'no';
  return { adults, children, infants, activity_id: product?.id, pickup, isPrivate, addons };
}

function ticketDetailsOf({ details, product }: CartItem) {
  const { adults, children, ticketName, features } = parseTicketDetails(details) ?? { adults: 0, children: 0 };
  const { ticketType = ticketName, duration, inclusions = features } = details;
  return { adults, children, infants: 0, event_id: product?.id, ticketType, duration, inclusions };
}

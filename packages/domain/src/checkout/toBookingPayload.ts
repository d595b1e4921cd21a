import { type CartItem, type CartItemType, parseActivityDetails, parseTicketDetails } from '../cart/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import { formatWireAmount } from '../money/index.ts';
import type { Buyer, PaymentMethod, PersonalInfo } from './form.ts';
import type { BookingGroup, DiscountedTotal } from './splitIntoBookings.ts';

/** The body of `POST /bookings/` (CHECKOUT-19). It never contains card data (CHECKOUT-15). */
export interface BookingPayload {
  readonly booking_type: CartItemType;
  readonly cart_items: readonly BookingPayloadItem[];
  readonly payment_method: PaymentMethod;
  readonly special_requests: string;
  /** The total as the customer saw it, if it isn't the sum of the items. */
  readonly total_amount?: string;
  readonly promo_code?: string;
}

/** An item of a booking request (CHECKOUT-20). */
export interface BookingPayloadItem {
  readonly type: CartItemType;
  /** The id of the cart item, or of the tour. */
  readonly id: string;
  readonly date?: CalendarDate;
  /** The amount as the customer saw it. If the server computes another one, the customer must confirm it (GAP-26). */
  readonly price: string;
  readonly quantity: number;
  /** Contact, party, and the fields of the type (CHECKOUT-21 to CHECKOUT-23). */
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Builds the request that books items of one type (CHECKOUT-19 to CHECKOUT-23).
 *
 * @example toBookingPayload({ type: 'activity', items: [dunes] }, buyer).cart_items[0].price // '486.00'
 * @example toBookingPayload({ type: 'ticket', items: [sunset] }, buyer).booking_type // 'ticket'
 */
export const toBookingPayload = (
  { type, items }: BookingGroup<CartItem>,
  buyer: Buyer,
  { total, promoCode }: DiscountedTotal = {},
): BookingPayload => ({
  booking_type: type,
  cart_items: items.map((item) => ({
    type: item.type,
    id: getItemId(item),
    date: item.date,
    price: formatWireAmount(item.amount),
    quantity: item.quantity,
    details: { ...toContact(buyer), ...toDetails(item) },
  })),
  payment_method: buyer.paymentMethod,
  special_requests: buyer.specialRequests.trim(),
  ...(total !== undefined && { total_amount: formatWireAmount(total) }),
  ...(promoCode !== undefined && { promo_code: promoCode }),
});

/** A tour is booked by its own id (TOUR-42), other items by the id of their cart line. */
const getItemId = ({ type, id, product }: CartItem): string => (type === 'tour' && product ? String(product.id) : id);

/** Copies field by field, so that no other field of a form is sent. */
const toContact = ({ firstName, lastName, email, phone }: PersonalInfo): PersonalInfo => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim(),
});

function toDetails(item: CartItem): Record<string, unknown> {
  switch (item.type) {
    case 'activity':
      return toActivityDetails(item);
    case 'ticket':
      return toTicketDetails(item);
    case 'tour':
      return { ...item.details };
  }
}

function toActivityDetails({ details, product }: CartItem) {
  const chosen = parseActivityDetails(details);
  const { adults, children, infants } = chosen?.party ?? { adults: 0, children: 0, infants: 0 };
  const { pickup, addons } = details;
  const address = chosen?.pickupAddress;
  const isPrivate = chosen?.isPrivate ? 'yes' : 'no';
  return {
    adults,
    children,
    infants,
    activity_id: product?.id,
    pickup,
    ...(address && { pickup_address: address }),
    isPrivate,
    addons,
  };
}

function toTicketDetails({ details, product }: CartItem) {
  const { adults, children, ticketName, features } = parseTicketDetails(details) ?? { adults: 0, children: 0 };
  const { ticketType = ticketName, duration, inclusions = features } = details;
  return { adults, children, infants: 0, event_id: product?.id, ticketType, duration, inclusions };
}

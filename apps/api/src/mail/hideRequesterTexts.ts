import { isTransferReference } from '@aitours/domain/booking';
import { findAreaName } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';

type Booking = components['schemas']['Booking'];

/**
 * Returns a booking without what its requester has typed: names, requests and addresses. The recipient's address is the
 * requester's choice, so a stranger could use a mail to send texts of their own. Places of transfers have their names in
 * the gazetteer.
 */
export function hideRequesterTexts(booking: Booking): Booking {
  const hidden = { first_name: '', last_name: '', special_requests: '' };
  if (booking.booking_type === 'transfer') {
    const { pickup_location, dropoff_location } = booking;
    return {
      ...booking,
      ...hidden,
      pickup_location: booking.pickup_place ?? namePlace(pickup_location),
      dropoff_location: booking.dropoff_place ?? namePlace(dropoff_location),
    };
  }
  const cart_items = booking.cart_items.map(({ pickup_address: _typed, ...item }) => item);
  return { ...booking, ...hidden, cart_items };
}

const namePlace = (typed: string): string => findAreaName(typed) ?? 'The place on your booking’s page';

/** Returns the title of a booking; that of a transfer contains its places as typed. */
export const getMailedTitle = ({ number, details }: { number: string; details: { title: string } }): string =>
  isTransferReference(number) ? 'Transfer' : details.title;

/** Returns the description of a change without the title of a transfer. */
export const hideTransferTitle = (description: string): string =>
  description.replace(/^The transfer .* moves to /s, 'The transfer moves to ');

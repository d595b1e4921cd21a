import { formatPickup } from '@aitours/domain/activity';
import { formatWireAmount, parseFils } from '@aitours/domain/money';
import { sharePrice } from '@aitours/domain/pricing';
import { describeRide } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';

type Booking = components['schemas']['Booking'];

/**
 * Returns a booking as reservations in schema.org's vocabulary, one for each item, which mail programs show as events. Their
 * prices add up to the total of the booking.
 * They contain no name of a traveller: see `createConfirmationMail`.
 *
 * @param url of the booking
 */
export function listReservations(booking: Booking, url: string): object[] {
  const common = {
    '@context': 'https://schema.org',
    reservationNumber: booking.booking_number,
    reservationStatus: `https://schema.org/${statuses[booking.booking_status]}`,
    provider: { '@type': 'Organization', name: 'aiTours' },
    priceCurrency: 'AED',
    url,
    modifyReservationUrl: url,
  };
  if (booking.booking_type === 'transfer') return listRides(booking).map((ride) => ({ ...common, ...ride }));
  const amounts = booking.cart_items.map(({ price }) => parseFils(price));
  const shares = sharePrice(amounts, parseFils(booking.total_amount)).map(formatWireAmount);
  return booking.cart_items.map(({ title, date, time, pickup_location, pickup_address }, index) => ({
    ...common,
    '@type': 'EventReservation',
    totalPrice: shares[index],
    reservationFor: {
      '@type': 'Event',
      name: title,
      startDate: toInstant(date, time),
      location: place(pickup_location ? formatPickup(pickup_location, pickup_address) : 'United Arab Emirates'),
    },
  }));
}

/** Returns the rides of a transfer. The price is that of both, so only the first has it. */
function listRides(transfer: components['schemas']['TransferBooking']): object[] {
  const { booking_date, booking_time, return_date, return_time } = transfer;
  const { pickup, dropoff } = describeRide(transfer);
  const ride = (from: string, to: string, date: string, time: string | null) => ({
    '@type': 'TaxiReservation',
    reservationFor: { '@type': 'Taxi', name: `${transfer.vehicle_name} to ${to}` },
    pickupLocation: place(from),
    pickupTime: toInstant(date, time),
    partySize: transfer.passengers,
  });
  const outward = ride(pickup, dropoff, booking_date, booking_time);
  const priced = { ...outward, totalPrice: transfer.total_amount };
  return return_date ? [priced, ride(dropoff, pickup, return_date, return_time)] : [priced];
}

const place = (address: string) => ({ '@type': 'Place', name: address, address });

const toInstant = (date: string, time: string | null) => (time === null ? date : `${date}T${time}:00+04:00`);

const statuses = {
  pending: 'ReservationPending',
  confirmed: 'ReservationConfirmed',
  completed: 'ReservationConfirmed',
  cancelled: 'ReservationCancelled',
  refunded: 'ReservationCancelled',
} as const;

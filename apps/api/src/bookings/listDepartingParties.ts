import { parseAddon } from '@aitours/domain/cart';
import { addDays, type CalendarDate, listDates } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import type { DepartingParty } from '@aitours/domain/staff';
import { describeRide, formatChildSeats } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import type { BookingRow } from '../db/bookings/bookings.ts';

type WireParty = components['schemas']['DepartingParty'];

/** A party as the day's list shows it. */
interface ListedParty extends DepartingParty {
  readonly pickupArea: WireParty['pickup_area'];
  readonly pickupAddress: string | null;
  /** What was booked besides, in English. */
  readonly details: readonly string[];
}

type OfKind<Kind> = Extract<BookingRow['details'], { kind: Kind }>;
type Occasion = Omit<ListedParty, 'bookingNumber'>;

/** Returns what a booking has on a day; nothing if it is on other days. */
export function listDepartingParties(booking: BookingRow, date: CalendarDate): ListedParty[] {
  return listOccasions(booking.details, date, booking.number).map((occasion) => ({
    ...occasion,
    bookingNumber: booking.number,
  }));
}

function listOccasions(details: BookingRow['details'], date: CalendarDate, number: string): Occasion[] {
  switch (details.kind) {
    case 'activity':
    case 'ticket':
      return details.items.filter((item) => item.date === date).map((item) => toVisit(details.kind, item));
    case 'tour':
      return listTourDay(details, date);
    case 'transfer':
      return listRides(details, date, number);
  }
}

const toVisit = (kind: 'activity' | 'ticket', item: components['schemas']['BookedItem']): Occasion => ({
  kind,
  productId: (item.activity ?? item.ticket)?.id ?? item.title,
  title: item.title,
  time: item.time,
  tourDay: null,
  adults: item.adults,
  children: item.children,
  infants: item.infants,
  pickupArea: item.pickup_location,
  pickupAddress: item.pickup_address ?? null,
  details: [...(item.ticket_type ?? '').split('\n'), item.is_private ? 'Private' : '', ...item.addons.map(formatAddon)]
    .map((text) => text.trim())
    .filter((text) => text !== ''),
});

const formatAddon = (text: string): string => {
  const addon = parseAddon(text);
  return addon ? `${addon.quantity} × ${addon.title}` : text;
};

function listTourDay({ date: firstDay, tour, travellers, time }: OfKind<'tour'>, date: CalendarDate): Occasion[] {
  const index = listDates(firstDay, addDays(firstDay, tour.days.length - 1)).indexOf(date);
  if (index < 0) return [];
  return [
    {
      kind: 'tour',
      productId: tour.id,
      title: tour.title,
      time: index === 0 ? time : null,
      tourDay: index + 1,
      adults: travellers.adults,
      children: travellers.children512 + travellers.children25,
      infants: travellers.infants,
      pickupArea: null,
      pickupAddress: null,
      details: [],
    },
  ];
}

function listRides({ date: firstDay, time, transfer }: OfKind<'transfer'>, date: CalendarDate, number: string) {
  const { return_date, return_time } = transfer;
  const { pickup, dropoff } = describeRide(transfer);
  const rides = [
    { id: number, day: firstDay, time, from: pickup, to: dropoff },
    {
      id: `${number} return`,
      day: transfer.return_journey ? return_date : null,
      time: return_time,
      from: dropoff,
      to: pickup,
    },
  ];
  return rides
    .filter(({ day }) => day === date)
    .map(
      (ride): Occasion => ({
        kind: 'transfer',
        // Each ride is a departure of its own. Its id is in the audit log, so it has no address.
        productId: ride.id,
        title: `${ride.from} → ${ride.to}`,
        time: ride.time,
        tourDay: null,
        adults: transfer.passengers,
        children: 0,
        infants: 0,
        pickupArea: null,
        pickupAddress: ride.from,
        details: describeTransfer(transfer),
      }),
    );
}

const describeTransfer = ({ vehicle, luggage, flight_number, child_seats }: OfKind<'transfer'>['transfer']) =>
  [
    vehicle.name,
    luggage > 0 ? `Luggage: ${luggage}` : '',
    flight_number ? `Flight ${flight_number}` : '',
    child_seats ? formatChildSeats(child_seats) : '',
  ].filter((text) => text !== '');

/** Returns the members of a party that follow from its booking. */
export const describeBooker = (booking: BookingRow) => ({
  full_name: `${booking.firstName} ${booking.lastName}`.trim(),
  phone_number: booking.phone,
  special_requests: booking.specialRequests,
  unpaid_amount:
    booking.paymentMethod === 'cash' && booking.paymentStatus === 'pending' && booking.total > 0
      ? formatWireAmount(booking.total)
      : null,
  refund_due: booking.details.changes?.refund?.amount ?? null,
});

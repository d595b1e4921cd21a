import { listDiscountRows } from '@aitours/domain/booking';
import { parseAddon } from '@aitours/domain/cart';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatChildSeats } from '@aitours/domain/transfers';
import type { ReceiptRow } from '@aitours/ui';
import type { Booking } from '../../features/bookings/booking.ts';
import {
  type BookedLine,
  listActivityRows,
  listContactRows,
  listFactRows,
  listTicketRows,
  omitEmptyRows,
  whenText,
} from '../../features/bookings/bookingSections.tsx';
import { rowNames } from '../../features/bookings/messages.ts';
import { voucherMessages as messages } from './voucherMessages.ts';

/** Returns the rows of a voucher: the fields of the booking's kind, customer and price (BOOK-30). */
export const listVoucherRows = (booking: Booking): ReceiptRow[] => [
  ...listBookedRows(booking),
  ...listContactRows(booking),
  ...omitEmptyRows([
    [rowNames.requests, booking.special_requests],
    ...listDiscountRows([booking]),
    [rowNames.amount, formatPrice(parseFils(booking.total_amount))],
  ]),
];

/** Returns the rows of what is booked: the fields of the booking's kind. */
export function listBookedRows(booking: Booking): ReceiptRow[] {
  switch (booking.booking_type) {
    case 'activity':
      return numbered(booking.cart_items, (line) => [
        ...listActivityRows(line),
        ...listAddonRows(line),
        ...listFactRows(line),
      ]);
    case 'ticket':
      return numbered(booking.cart_items, (line) => [...listTicketRows(line), ...listFactRows(line)]);
    case 'tour':
      return listTourRows(booking);
    case 'transfer':
      return listTransferRows(booking);
  }
}

const listAddonRows = ({ addons }: BookedLine): ReceiptRow[] =>
  omitEmptyRows([[rowNames.addons, addons.map(formatAddonText).join(', ')]]);

const formatAddonText = (text: string): string => {
  const addon = parseAddon(text);
  return addon ? messages.addon(addon.quantity, addon.title) : text;
};

/** Returns the rows of several items; from the second on, labels carry the item's number. */
const numbered = (lines: readonly BookedLine[], listRows: (line: BookedLine) => ReceiptRow[]): ReceiptRow[] =>
  lines.flatMap((line, index) =>
    listRows(line).map((row) => (index === 0 ? row : { ...row, label: `${row.label} (${index + 1})` })),
  );

const onDay = (day: number, name: string): string => `Day ${day}: ${name}`;

function listTourRows(booking: Extract<Booking, { booking_type: 'tour' }>): ReceiptRow[] {
  const { tour, booking_date, booking_time, adults, children, infants, addons, cart_items } = booking;
  return [
    ...omitEmptyRows([
      [rowNames.tour, tour.title],
      [rowNames.duration, tour.duration],
      [rowNames.date, whenText(booking_date, booking_time)],
      [rowNames.adults, adults],
      [rowNames.children, children],
      [rowNames.infants, infants],
      [
        rowNames.hotels,
        addons.hotels
          .map(({ day_number, hotel_name, room_type_name }) => onDay(day_number, `${hotel_name}, ${room_type_name}`))
          .join('; '),
      ],
      [rowNames.transfers, addons.transfers.map((each) => onDay(each.day_number, each.vehicle_name)).join('; ')],
      [rowNames.meals, addons.meals.map((each) => onDay(each.day_number, each.meal_type_name)).join('; ')],
      [rowNames.dayActivities, addons.activities.map((each) => onDay(each.day_number, each.activity_name)).join('; ')],
    ]),
    ...cart_items.flatMap(listFactRows),
  ];
}

function listTransferRows(booking: Extract<Booking, { booking_type: 'transfer' }>): ReceiptRow[] {
  const { return_journey, return_date, return_time } = booking;
  return omitEmptyRows([
    [rowNames.pickup, booking.pickup_location],
    [rowNames.dropoff, booking.dropoff_location],
    [rowNames.date, whenText(booking.booking_date, booking.booking_time)],
    [rowNames.passengers, booking.passengers],
    [rowNames.luggage, booking.luggage],
    [rowNames.flight, booking.flight_number],
    [rowNames.childSeats, booking.child_seats && formatChildSeats(booking.child_seats)],
    [rowNames.vehicle, booking.vehicle_name],
    [rowNames.returnJourney, return_journey && return_date ? whenText(return_date, return_time) : undefined],
  ]);
}

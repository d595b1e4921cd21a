import { type BookedFact, describeLine, describeTour, describeTransfer, formatWhen } from '@aitours/domain/booked';
import { listDiscountRows } from '@aitours/domain/booking';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { ReceiptRow } from '@aitours/ui';
import type { Booking } from '../../features/bookings/booking.ts';
import {
  type BookedLine,
  listActivityRows,
  listContactRows,
  listFactRows,
  listTicketRows,
  omitEmptyRows,
} from '../../features/bookings/bookingSections.tsx';
import { rowNames } from '../../features/bookings/messages.ts';

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
        ...toRows(describeLine(line)),
        ...listFactRows(line),
      ]);
    case 'ticket':
      return numbered(booking.cart_items, (line) => [
        ...listTicketRows(line),
        ...toRows(describeLine(line)),
        ...listFactRows(line),
      ]);
    case 'tour':
      return listTourRows(booking);
    case 'transfer':
      return toRows(describeTransfer(booking));
  }
}

/** Returns the rows of several items; from the second on, labels carry the item's number. */
const numbered = (lines: readonly BookedLine[], listRows: (line: BookedLine) => ReceiptRow[]): ReceiptRow[] =>
  lines.flatMap((line, index) =>
    listRows(line).map((row) => (index === 0 ? row : { ...row, label: `${row.label} (${index + 1})` })),
  );

const toRows = (facts: readonly BookedFact[]): ReceiptRow[] =>
  facts.map(([name, value]) => ({ label: rowNames[name], value }));

function listTourRows(booking: Extract<Booking, { booking_type: 'tour' }>): ReceiptRow[] {
  const { tour, booking_date, booking_time, adults, children, infants, cart_items } = booking;
  return [
    ...omitEmptyRows([
      [rowNames.tour, tour.title],
      [rowNames.date, formatWhen(booking_date, booking_time)],
      [rowNames.adults, adults],
      [rowNames.children, children],
      [rowNames.infants, infants],
    ]),
    ...toRows(describeTour(booking)),
    ...cart_items.flatMap(listFactRows),
  ];
}

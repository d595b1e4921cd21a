import { describeDayFacts, formatPickup } from '@aitours/domain/activity';
import { formatWhen } from '@aitours/domain/booked';
import { type ReceiptRow, TextLink } from '@aitours/ui';
import { PhoneNumber } from '../../platform/traveller-fields/PhoneField.tsx';
import type { Booking } from './booking.ts';
import { rowNames } from './messages.ts';

export type BookedLine = Extract<Booking, { booking_type: 'activity' | 'ticket' }>['cart_items'][number];

/** Returns the rows that have a value. */
export const omitEmptyRows = (
  all: readonly (readonly [label: string, value: string | number | null | undefined])[],
): ReceiptRow[] =>
  all.flatMap(([label, value]) => (value === null || value === undefined || value === '' ? [] : [{ label, value }]));

/** Returns the rows of a booked activity: title, date, party, pickup (CHECKOUT-42). */
export const listActivityRows = (line: BookedLine): ReceiptRow[] =>
  omitEmptyRows([
    [rowNames.activity, line.title],
    [rowNames.date, formatWhen(line.date, line.time)],
    [rowNames.adults, line.adults],
    [rowNames.children, line.children],
    [rowNames.infants, line.infants],
    [rowNames.pickup, line.pickup_location && formatPickup(line.pickup_location, line.pickup_address)],
  ]);

/** Returns the rows of what matters on the day; none if nothing is known. */
export const listFactRows = ({ date, facts = {} }: Pick<BookedLine, 'date' | 'facts'>): ReceiptRow[] =>
  describeDayFacts(facts, date).map(({ kind, label, value }) => ({
    label,
    value: kind === 'emergency' ? <TextLink href={`tel:${value.replaceAll(' ', '')}`}>{value}</TextLink> : value,
  }));

/** Returns the rows of booked tickets: event, date, type, quantity (CHECKOUT-43). */
export const listTicketRows = (line: BookedLine): ReceiptRow[] =>
  omitEmptyRows([
    [rowNames.event, line.title],
    [rowNames.date, formatWhen(line.date, line.time)],
    [rowNames.ticketType, line.ticket_type],
    [rowNames.quantity, line.quantity],
  ]);

/** Returns the rows of the contact details (CHECKOUT-44). */
export const listContactRows = ({ first_name, last_name, email, phone_number }: Booking): ReceiptRow[] => [
  ...omitEmptyRows([[rowNames.name, `${first_name} ${last_name}`.trim()]]),
  { label: rowNames.email, value: <EmailAddress address={email} /> },
  { label: rowNames.phone, value: <PhoneNumber number={phone_number} /> },
];

/** Breaks a long address before its @. */
function EmailAddress({ address }: { address: string }) {
  const at = Math.max(0, address.indexOf('@'));
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

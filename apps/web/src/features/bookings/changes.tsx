import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { LinkButton, type LinkButtonProps } from '@aitours/ui';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { paths } from '../../platform/paths.ts';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** Returns what the traveller has to do about a change that waits for its payment; nothing without one. */
export const openChangeText = ({ change }: Pick<Booking, 'change'>): string | undefined =>
  change &&
  messages.changeOpen(formatPrice(parseFils(change.to_pay)), formatTime(toDubaiTime(new Date(change.hold_expires_at))));

interface ChangeLinkProps extends Omit<LinkButtonProps, 'href' | 'children' | 'aria-label'> {
  booking: Booking;
  /** Whether the link is in a list of bookings: its label then contains the number. */
  isInList?: boolean;
}

/** The link to the change of a booking; nothing if it can't be changed, or without a connection. */
export function ChangeLink({ booking, isInList = false, ...rest }: ChangeLinkProps) {
  const { booking_number: number, change, change_options } = booking;
  const isOffline = useIsOffline();
  if (isOffline || (!change && !change_options)) return null;
  const text = change ? messages.payChange : isInList ? messages.change : messages.changeBooking;
  return (
    <LinkButton
      tone="secondary"
      {...rest}
      href={change ? paths.pay(change.payment_id) : paths.changeBooking(number)}
      {...(isInList && { 'aria-label': messages.ofBooking(text, number) })}
    >
      {text}
    </LinkButton>
  );
}

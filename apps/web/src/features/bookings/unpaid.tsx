import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { LinkButton, type LinkButtonProps } from '@aitours/ui';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { paths } from '../../platform/paths.ts';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** A payment that hasn't arrived: the booking isn't confirmed and has no voucher. */
export type UnpaidPayment = NonNullable<Booking['payment']>;

/** Returns the payment that a booking waits for; nothing if it waits for none. */
export const findUnpaid = ({ payment }: Pick<Booking, 'payment'>): UnpaidPayment | undefined =>
  payment?.status === 'open' || payment?.status === 'authorised' ? payment : undefined;

/** Returns what the traveller has to do about a payment that hasn't arrived. */
export function formatUnpaidText({ status, hold_expires_at: until }: UnpaidPayment): string {
  if (status === 'authorised') return messages.processing;
  return until === null ? messages.payToKeep : messages.payBy(formatTime(toDubaiTime(new Date(until))));
}

interface PayLinkProps extends Omit<LinkButtonProps, 'href' | 'children' | 'aria-label'> {
  payment: UnpaidPayment;
  /** Of the booking, in a list of several. */
  number?: string;
}

/** The link to a payment that hasn't arrived; nothing without a connection. */
export function PayLink({ payment, number, ...rest }: PayLinkProps) {
  const text = payment.status === 'open' ? messages.pay : messages.seePayment;
  if (useIsOffline()) return null;
  return (
    <LinkButton
      {...rest}
      href={paths.pay(payment.id)}
      {...(number !== undefined && { 'aria-label': messages.ofBooking(text, number) })}
    >
      {text}
    </LinkButton>
  );
}

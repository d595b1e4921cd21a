import type { Schema } from '@aitours/api-client';
import { formatCount } from '@aitours/domain/counts';

const kinds: Readonly<Record<Schema<'MailKind'>, string>> = {
  'booking-confirmed': 'Confirmation',
  'booking-changed': 'Change',
  'booking-cancelled': 'Cancellation',
  'booking-reminder': 'Reminder',
  'hold-ending': 'Hold ends soon',
  'payment-expired': 'Expired payment',
  'payment-failed': 'Failed payment',
  'refund-paid': 'Refund paid out',
  'staff-message': 'Message to the customer',
  'staff-new-booking': 'Notice of a booking',
  'staff-booking-changed': 'Notice of a change',
  'staff-daily-summary': 'Summary of the day to the shop',
  'staff-payment-problem': 'Notice of a payment problem',
  'cruise-request': 'Cruise request',
  account: 'Account',
  newsletter: 'Newsletter',
  'contact-message': 'Contact form',
};

const states: Readonly<Record<Schema<'MailState'>, string>> = {
  queued: 'Queued',
  retrying: 'Retrying',
  sent: 'Sent',
  'given-up': 'Given up',
};

export const isMailState = (text: string): text is Schema<'MailState'> => Object.hasOwn(states, text);

export const mailMessages = {
  kinds,
  states,
  state: 'State',
  stateOptions: [
    { value: '', label: 'All states' },
    ...Object.entries(states).map(([value, label]) => ({ value, label })),
  ],
  columns: { queued: 'Queued', kind: 'Kind', recipient: 'Recipient', state: 'State', action: 'Action' },
  attempts: (count: number): string => formatCount(count, 'attempt'),
  resend: 'Send again',
  resendTo: (recipient: string): string => `Send again to ${recipient}`,
  resent: 'The mail is queued again. It is sent within seconds, if the mail server accepts it now.',
  resendFailed: 'The mail couldn’t be queued. Please try again.',
} as const;

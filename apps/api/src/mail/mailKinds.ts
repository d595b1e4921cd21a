/** What a queued mail is about. */
export const mailKinds = [
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'booking-reminder',
  'hold-ending',
  'payment-expired',
  'payment-failed',
  'refund-paid',
  'staff-message',
  'staff-new-booking',
  'staff-booking-changed',
  'staff-payment-problem',
  'staff-daily-summary',
  'cruise-request',
  'account',
  'newsletter',
  'contact-message',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** `retrying`: the mail server didn't accept it yet; `given-up`: not in two days. */
export const mailStates = ['queued', 'retrying', 'sent', 'given-up'] as const;

/** Returns an address of which staff can recognise the mailbox, but not read it: `l•••@example.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}

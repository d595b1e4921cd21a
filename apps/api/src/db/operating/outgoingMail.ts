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

/** A file of a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  /** Of a binary file's content; default: the content is text. */
  readonly encoding?: 'base64';
}

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where replies go; default: the sender. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for each attempt, so that mail programs recognise a duplicate. */
  readonly messageId?: string;
}

import type { Schema } from '@aitours/api-client';
import { formatCount } from '@aitours/domain/counts';
import { formatPrice } from '@aitours/domain/money';
import type { BulkAction, BulkTotals } from '@aitours/domain/staff';

/** What an action does with bookings, before and after it is done. */
const deeds: Readonly<
  Record<BulkAction, { readonly will: (of: string) => string; readonly has: (of: string) => string }>
> = {
  'record-cash': { will: (of) => `Records cash for ${of}`, has: (of) => `Recorded cash for ${of}` },
  'withdraw-cash': { will: (of) => `Withdraws cash of ${of}`, has: (of) => `Withdrew the cash of ${of}` },
  'send-confirmation': {
    will: (of) => `Sends the confirmation of ${of}`,
    has: (of) => `Sent the confirmation of ${of}`,
  },
  'send-message': { will: (of) => `Sends the message for ${of}`, has: (of) => `Sent the message for ${of}` },
  cancel: { will: (of) => `Cancels ${of}`, has: (of) => `Cancelled ${of}` },
};

const listAmounts = (action: BulkAction, amount: number): string[] => {
  if (action === 'cancel') return [`refunds ${formatPrice(amount)}`];
  return action === 'record-cash' || action === 'withdraw-cash' ? [formatPrice(amount)] : [];
};

export const bulkMessages = {
  region: 'Actions on several bookings',
  select: 'Select',
  selectBooking: (number: string): string => `Select booking ${number}`,
  selectPage: 'Select all on this page',
  selected: (bookings: number, max: number): string =>
    bookings >= max
      ? `${formatCount(bookings, 'booking')} selected, which is the maximum`
      : `${formatCount(bookings, 'booking')} selected`,
  clear: 'Clear selection',
  previewFailed: 'The preview couldn’t be loaded. Please try again.',
  failed: 'The connection was lost. Please try again: what is done isn’t done twice.',
  buttons: {
    'record-cash': 'Record cash',
    'send-confirmation': 'Send confirmation again',
    'send-message': 'Send message',
    cancel: 'Cancel bookings',
  },
  titles: {
    'record-cash': 'Record the cash payments?',
    'send-confirmation': 'Send the confirmations again?',
    'send-message': 'Send a message to the customers?',
    cancel: 'Cancel the bookings?',
  },
  apply: {
    'record-cash': (of: number): string => `Record cash for ${formatCount(of, 'booking')}`,
    'send-confirmation': (of: number): string => `Send ${formatCount(of, 'confirmation')}`,
    'send-message': (of: number): string => `Send ${formatCount(of, 'message')}`,
    cancel: (of: number): string => `Cancel ${formatCount(of, 'booking')}`,
  },
  steps: { preview: 'Preview', running: 'In progress', done: 'Result' },
  impossible: 'The action isn’t possible for any of these bookings.',
  preview: (action: BulkAction, { done, skipped, amount, mails: sent }: BulkTotals): string =>
    `${[
      deeds[action].will(formatCount(done, 'booking')),
      ...listAmounts(action, amount),
      ...(sent > 0 ? [`sends ${formatCount(sent, 'mail')}`] : []),
      ...(skipped > 0 ? [`skips ${skipped}`] : []),
    ].join(', ')}.`,
  result: (action: BulkAction, { done, skipped, failed, amount }: BulkTotals): string =>
    [
      `${[deeds[action].has(formatCount(done, 'booking')), ...listAmounts(action, amount)].join(', ')}.`,
      ...(skipped > 0 ? [`Skipped ${skipped}.`] : []),
      ...(failed > 0 ? [`Not done: ${failed}.`] : []),
    ].join(' '),
  progress: 'Bookings handled',
  progressOf: (done: number, all: number): string => `${done} of ${all}`,
  table: 'What happens with each booking',
  columns: { number: 'Booking #', customer: 'Customer', what: 'What happens' },
  unknownCustomer: '–',
  refund: (amount: number): string => (amount === 0 ? 'Nothing is refunded.' : `Refund: ${formatPrice(amount)}.`),
  cash: (amount: number): string => `${formatPrice(amount)} received in cash.`,
  cashWithdrawn: (amount: number): string => `Not paid: the customer owes ${formatPrice(amount)}.`,
  endsPayment: 'Its open payment ends, and with it all bookings that would be paid together.',
  mailTo: (email: string): string => `Mail to ${email}.`,
  noMail: 'No mail is sent.',
  notDone: 'Not done yet.',
  cancelled: 'Cancelled.',
  sent: 'Sent.',
  skipReasons: {
    'not-found': 'There is no such booking.',
    changed: 'Has changed since the preview. Please open it and check.',
    cancelled: 'Already cancelled.',
    completed: 'Has already taken place.',
    unconfirmed: 'Not confirmed yet: it isn’t paid.',
    'not-cash': 'Isn’t paid in cash.',
    paid: 'Already paid.',
    unpaid: 'Isn’t paid.',
    'no-customer': 'The account of its customer is deleted.',
  } satisfies Readonly<Record<Schema<'BulkSkipReason'>, string>>,
  skipped: (reason: string): string => `Skipped: ${reason}`,
  didFail: (reason: string): string => `Failed: ${reason}`,
  message: 'Message to the customers',
  messageHint: 'Each gets it by mail, with the number of the booking. It is stored as a note of each booking.',
  messageMissing: 'Please write a message.',
  cannotBeUndone: 'This can’t be undone. The places can be booked by others at once.',
  form: 'Apply to the bookings',
  undo: 'Undo: withdraw this cash',
  retry: (bookings: number): string => `Try again for ${formatCount(bookings, 'booking')}`,
  resume: 'Continue',
  close: 'Close',
  dontApply: 'Not now',
} as const;

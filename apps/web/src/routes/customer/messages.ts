import type { BookingKind } from '@aitours/domain/booking';
import { formatCount } from '@aitours/domain/counts';

export const messages = {
  title: 'My Bookings',
  lead: 'Everything you have booked, with vouchers to show at the start.',
  loading: 'Loading your bookings',
  empty: 'No bookings yet',
  emptyHint: 'After you book, your bookings and vouchers are listed here.',
  browse: 'Browse things to do',
  upcoming: 'Upcoming',
  noneUpcoming: 'You have no upcoming bookings.',
  past: 'Past and cancelled',
  filter: 'Kind of booking',
  all: 'All',
  kinds: { activity: 'Activities', ticket: 'Tickets', transfer: 'Transfers', tour: 'Tours' } satisfies Record<
    BookingKind,
    string
  >,
  count: (count: number): string => formatCount(count, 'booking'),
  kindOf: (kind: string, title: string): string => `${kind} · ${title}`,
  cruises: {
    title: 'Cruise requests',
    lead: 'We check whether there is room on board and reply by email.',
    loading: 'Loading your cruise requests',
    failed: 'Your cruise requests couldn’t be loaded',
    details: (date: string, guests: number): string => `${date} · ${formatCount(guests, 'guest')}`,
    estimate: (price: string): string => `Estimated price ${price}`,
    withdraw: 'Withdraw',
    withdrawOf: (number: string): string => `Withdraw ${number}`,
    withdrawTitle: (number: string): string => `Withdraw request ${number}?`,
    withdrawText: 'We stop working on it. You can send a new request at any time.',
    withdrawFailed: 'The request couldn’t be withdrawn',
    keep: 'Keep the request',
    withdrawn: (number: string): string => `Request ${number} is withdrawn.`,
  },
  voucher: 'Voucher',
  voucherOf: (number: string): string => `Voucher of ${number}`,
  cancel: 'Cancel',
  cancelOf: (number: string): string => `Cancel ${number}`,
  cancelledUnpaid: (number: string): string =>
    `Booking ${number} is cancelled. Nothing was paid, so nothing is refunded.`,
  cancelled: (number: string, refund: string | undefined): string =>
    refund === undefined
      ? `Booking ${number} is cancelled. There is no refund.`
      : `Booking ${number} is cancelled. Refund: ${refund}.`,
};

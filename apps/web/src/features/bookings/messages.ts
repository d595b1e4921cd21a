import type { BookingKind } from '@aitours/domain/booking';
import { formatRefundShare } from '@aitours/domain/booking';

export const messages = {
  kinds: { activity: 'Activity', ticket: 'Tickets', transfer: 'Transfer', tour: 'Tour' } satisfies Record<
    BookingKind,
    string
  >,
  paymentMethods: { card: 'Card', cash: 'Cash', wallet: 'Wallet' },
  menu: 'Account',
  myBookings: 'My Bookings',
  settings: 'User Settings',
  cancelTitle: (number: string): string => `Cancel booking ${number}?`,
  cannotBeUndone: 'This action cannot be undone.',
  refundRule:
    'The refund is full when the booking starts more than 24 hours from now. Within 24 hours of the start there is no refund.',
  ownRefundRule: 'These terms hold as they were when you booked.',
  fullRefund: (amount: string): string => `You get ${amount} back.`,
  partialRefund: (amount: string, percent: number): string =>
    `You get ${amount} back, ${formatRefundShare(percent)} of the price.`,
  sameUntil: (date: string, time: string): string => `This applies until ${date}, ${time}, Dubai time.`,
  quotedUntil: (time: string): string => `We honour this amount until ${time}, Dubai time.`,
  freeUntil: (date: string, time: string): string => `Cancelling is free until ${date}, ${time}, Dubai time.`,
  freeUntilShort: (date: string, time: string): string => `Free cancellation until ${date}, ${time}`,
  partUntilShort: (percent: number, date: string, time: string): string =>
    `${formatRefundShare(percent)} refund until ${date}, ${time}`,
  notOwed: (amount: string): string => `You no longer owe ${amount}.`,
  nothingPaid: 'Nothing was paid, so nothing is refunded.',
  refundOf: (number: string): string => `Refund if you cancel ${number}`,
  refunded: (amount: string, date: string): string => `Cancelled on ${date}. Refunded: ${amount}.`,
  refundDue: (amount: string, date: string): string =>
    `Refund due: ${amount}, recorded on ${date}. When it is paid out isn’t shown here.`,
  refundSent: (amount: string, date: string): string =>
    `Refund on its way: ${amount}, since ${date}. The bank decides when the account shows it.`,
  refundNotSent: (amount: string, date: string): string =>
    `Refund due: ${amount}, recorded on ${date}. It isn’t on its way to the bank yet.`,
  changeRefundInCash: (amount: string, date: string): string =>
    `Changed on ${date}. Refund due: ${amount}. When it is paid out isn’t shown here.`,
  changeRefund: {
    due: (amount: string, date: string): string =>
      `Changed on ${date}. Refund due: ${amount}. It isn’t on its way to the bank yet.`,
    pending: (amount: string, date: string): string =>
      `Changed on ${date}. Refund on its way: ${amount}. The bank decides when the account shows it.`,
    refunded: (amount: string, date: string): string => `Changed on ${date}. Refunded: ${amount}.`,
  },
  notRefundedByTerms: 'No refund: it was cancelled after the last deadline of its terms.',
  noRefundByTerms: 'No refund: the last deadline of this booking’s terms has passed.',
  notRefunded: 'No refund: it was cancelled 24 hours or less before the start.',
  noRefund: 'No refund: this booking starts in 24 hours or less.',
  keep: 'Keep booking',
  confirm: 'Cancel booking',
  cancelling: 'Cancelling your booking…',
  addToCalendar: 'Add to calendar',
  makingCalendar: 'Creating the calendar file…',
  calendarFailed: 'The calendar file couldn’t be created. Please try again.',
  codeOf: (number: string): string => `QR code of ${number}`,
  pay: 'Pay now',
  seePayment: 'See the payment',
  ofBooking: (action: string, number: string): string => `${action}: ${number}`,
  review: 'Review',
  payBy: (time: string): string => `Pay by ${time}, Dubai time, to keep your places.`,
  payToKeep: 'Pay now to keep your places.',
  processing: 'Your bank is processing the payment.',
  unpaid: 'This booking isn’t paid yet',
  awaitingPayment: 'Its voucher is valid when the payment has arrived.',
  cancelledTitle: 'Booking Cancelled',
  cancelledText: 'Its voucher is no longer valid.',
  cancelled: (text: string): string => `${text} (cancelled)`,
  unpaidText: (number: string, title: string, text: string): string => `${number}: ${title}. ${text}`,
  change: 'Change',
  changeBooking: 'Change booking',
  payChange: 'Pay for the change',
  changeOpen: (amount: string, time: string): string =>
    `A change waits for your payment of ${amount}. Pay by ${time}, Dubai time; otherwise the booking stays as it was.`,
  paymentStates: { open: 'Not paid yet', authorised: 'Processing', disputed: 'Disputed' },
  latest: 'Have you just booked?',
  latestText: (number: string, title: string): string => `Your latest booking is ${number}: ${title}.`,
  latestLink: 'See this booking',
};

/** Labels of the rows of receipts and vouchers. */
export const rowNames = {
  number: 'Booking number',
  activity: 'Activity',
  event: 'Event',
  tour: 'Tour',
  date: 'Date',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  pickup: 'Pickup location',
  dropoff: 'Drop-off location',
  ticketType: 'Ticket type',
  quantity: 'Quantity',
  duration: 'Duration',
  addons: 'Add-ons',
  hotels: 'Hotels',
  transfers: 'Transfers',
  meals: 'Meals',
  dayActivities: 'Activities',
  passengers: 'Passengers',
  luggage: 'Luggage',
  flight: 'Flight',
  childSeats: 'Child seats',
  vehicle: 'Vehicle',
  returnJourney: 'Return journey',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  requests: 'Special requests',
  paymentMethod: 'Payment method',
  paymentStatus: 'Payment status',
  amount: 'Amount',
};

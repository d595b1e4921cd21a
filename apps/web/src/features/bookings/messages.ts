import type { BookingKind } from '@aitours/domain/booking';

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
  fullRefund: (amount: string): string => `Full refund if you cancel now: ${amount}.`,
  freeUntil: (date: string, time: string): string => `That holds until ${date}, ${time}, Dubai time.`,
  noRefund: 'No refund: this booking starts in 24 hours or less.',
  keep: 'Keep booking',
  confirm: 'Cancel booking',
  cancelling: 'Cancelling your booking…',
  latest: 'Have you just booked?',
  latestText: (number: string, title: string): string => `Your latest booking is ${number}: ${title}.`,
  latestLink: 'See this booking',
};

/** What the rows of receipts and vouchers are called. */
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

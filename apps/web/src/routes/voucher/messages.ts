export const messages = {
  loading: 'Loading your voucher',
  print: 'Print voucher',
  back: 'My Bookings',
  notFound: 'Booking Not Found',
  notFoundHint: 'You have no booking with this number.',
  notPaid: 'There is no voucher yet',
  notPaidText: 'The voucher is here as soon as the payment has arrived.',
};

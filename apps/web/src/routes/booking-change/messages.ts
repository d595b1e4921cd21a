/** What only this page says; the form and the check have their own texts. */
export const messages = {
  loading: 'Loading your booking',
  notFound: 'Booking Not Found',
  notFoundHint: 'You have no booking with this number. Your bookings are listed in My Bookings.',
  myBookings: 'My Bookings',
  contact: 'Contact us',
  contactText: 'Contact us if you need help.',
  changed: 'Your booking has changed',
  paidTotal: (total: string): string => `Nothing is paid or refunded. Your total is ${total}.`,
  dueTotal: (total: string): string => `You pay ${total} on the day.`,
  voucherText: 'Your voucher shows the change.',
  voucher: 'See the voucher',
  openTitle: 'A change waits for your payment',
  openText: (amount: string, until: string): string =>
    `You pay ${amount} more. The new places are held until ${until}. If you don’t pay, your booking stays as it was.`,
  payChange: 'Pay for the change',
  release: 'Don’t make this change',
  releasing: 'Ending the change…',
  ending: 'Your time to pay has ended',
  endingText: 'We check whether a payment has still arrived. This takes a few seconds.',
  releaseFailed: 'The change couldn’t be ended',
};

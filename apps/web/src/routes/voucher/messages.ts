export const messages = {
  loading: 'Loading your voucher',
  title: 'Voucher',
  print: 'Print voucher',
  back: 'My Bookings',
  itinerary: 'Itinerary',
  advice: 'Please note',
  /** What a traveller should know on the day (GAP-53). */
  adviceItems: ['Please arrive 15 minutes early.', 'Bring your ID and this voucher.'],
  adviceByDefault: 'Changes or cancellations must be made at least 24 hours in advance.',
  adviceByTerms: 'Cancel before the deadlines above to get back what they state.',
  refund: 'If you cancel',
  notFound: 'Booking Not Found',
  notFoundHint: 'You have no booking with this number.',
  notPaid: 'There is no voucher yet',
  notPaidText: 'The voucher is here as soon as the payment has arrived.',
  cancelled: 'This booking is cancelled. Its voucher is no longer valid.',
  addon: (count: number, title: string): string => (count === 1 ? title : `${count} × ${title}`),
};

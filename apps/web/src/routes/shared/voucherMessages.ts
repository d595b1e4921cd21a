export const voucherMessages = {
  title: 'Voucher',
  itinerary: 'Itinerary',
  advice: 'Please note',
  /** What a traveller should know on the day (BOOK-28, GAP-53). */
  arrive: 'Please arrive 15 minutes early.',
  bring: 'Bring your ID and this voucher.',
  emergency: (phone: string): string => `In an emergency on the day, call ${phone}.`,
  adviceByDefault: 'Changes or cancellations must be made at least 24 hours in advance.',
  adviceByTerms: 'Cancel before the deadlines above to get back what they state.',
  refund: 'If you cancel',
  cancelled: 'This booking is cancelled. Its voucher is no longer valid.',
};

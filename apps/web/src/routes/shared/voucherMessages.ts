export const voucherMessages = {
  title: 'Voucher',
  itinerary: 'Itinerary',
  advice: 'Please note',
  /** What a traveller should know on the day (GAP-53). */
  adviceItems: ['Please arrive 15 minutes early.', 'Bring your ID and this voucher.'],
  adviceByDefault: 'Changes or cancellations must be made at least 24 hours in advance.',
  adviceByTerms: 'Cancel before the deadlines above to get back what they state.',
  refund: 'If you cancel',
  cancelled: 'This booking is cancelled. Its voucher is no longer valid.',
  addon: (count: number, title: string): string => (count === 1 ? title : `${count} × ${title}`),
};

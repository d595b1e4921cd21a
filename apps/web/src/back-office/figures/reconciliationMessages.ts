export const reconciliationMessages = {
  columns: {
    what: 'Difference',
    bookings: 'Bookings',
    shop: 'We record',
    provider: 'Provider records',
    action: 'What to do',
  },
  noBookings: 'None',
  noAmount: 'Nothing',
  payment: (id: string): string => `Payment ${id}`,
  refund: (id: string): string => `Refund ${id}`,
} as const;

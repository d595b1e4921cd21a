/** What a message can ask about, the more specific topics first: of two that match equally well, the first counts. */
export const topics = [
  'promoCodes',
  'refund',
  'cancelling',
  'changing',
  'vouchers',
  'pickUp',
  'account',
  'payment',
  'person',
  'prices',
  'myBookings',
  'dayPlanner',
  'booking',
  'onTheDay',
  'help',
] as const;

/** What a message asks about. */
export type Topic = (typeof topics)[number];

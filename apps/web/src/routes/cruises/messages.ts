export const messages = {
  title: 'Cruises',
  lead: 'Four ways to see the Emirates from the water, from an evening on the creek to a night off an island.',
  duration: 'Duration',
  guests: 'Guests',
  upTo: (capacity: number): string => `up to ${capacity}`,
  perGuest: 'per guest',
} as const;

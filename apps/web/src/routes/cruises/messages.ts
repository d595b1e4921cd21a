export const messages = {
  title: 'Cruises',
  /** @param count of the cruises; undefined: not known yet */
  lead: (count: number | undefined): string =>
    `${count === undefined || count === 4 ? 'Four ways' : 'Ways'} to see the Emirates from the water, from an evening on the creek to a night off an island.`,
  loading: 'Loading the cruises',
  failed: 'We couldn’t load the cruises. Please try again later.',
  none: 'There are no cruises at the moment.',
  duration: 'Duration',
  guests: 'Guests',
  upTo: (capacity: number): string => `up to ${capacity}`,
  perGuest: 'per guest',
} as const;

export const messages = {
  overview: 'Overview',
  amenities: 'On board',
  location: 'Location',
  guests: 'Guests',
  upTo: (capacity: number): string => `up to ${capacity}`,
  duration: 'Duration',
  perGuest: 'per guest',
  notFoundHint: 'It may have been renamed, or we no longer sell it.',
  back: 'Back to Cruises',
} as const;

export const messages = {
  cruise: 'Cruise',
  loading: 'Loading the cruise',
  failed: 'We couldn’t load this cruise. Please try again later.',
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

export const messages = {
  title: 'Saudi Arabia',
  lead: 'Across the border: an old port, a desert capital, and tombs in the sand.',
  tabs: 'Cities',
  allCities: 'All Cities',
  duration: 'Duration',
  see: 'More about it',
  loading: 'Loading the destinations',
  failed: 'We couldn’t load the destinations. Please try again later.',
  none: 'There are no destinations here yet.',
} as const;

export const messages = {
  title: 'Saudi Arabia',
  lead: 'Six places across the border: an old port, a desert capital, and tombs in the sand.',
  tabs: 'Cities',
  allCities: 'All Cities',
  duration: 'Duration',
  see: 'More about it',
} as const;

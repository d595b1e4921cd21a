export const messages = {
  title: 'Find a transfer',
  lead: 'Enter pickup, drop-off, date, time and the number of passengers. Then choose a vehicle.',
};

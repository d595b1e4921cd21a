/** Messages that the page shows before the panel has loaded; the panel has its own. */
export const messages = {
  panel: 'Book this activity',
  checkAvailability: 'Check Availability',
  from: 'from',
  perAdult: 'per adult',
};

/** What stands on the page before the panel, whose own texts come with it. */
export const messages = {
  panel: 'Book this activity',
  checkAvailability: 'Check Availability',
  from: 'from',
  perAdult: 'per adult',
};

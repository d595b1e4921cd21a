/** The texts of the error catalogue about attractions (TICKET-11, TICKET-18). */
export const attractionMessages = {
  error: 'Error!',
  loadFailed: 'Failed to load attraction tickets. Please try again later.',
  noMatch: 'No tickets match your filters. Try adjusting your search criteria.',
} as const;

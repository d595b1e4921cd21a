import type { TicketAvailability } from '@aitours/domain/browse';

/** Messages of the filter panel, loaded with it. */
export const filterMessages = {
  search: 'Search',
  searchHint: 'Search tickets...',
  minPrice: 'Lowest price (AED)',
  maxPrice: 'Highest price (AED)',
  venue: 'Venue',
  allVenues: 'All Venues',
  availability: 'Availability',
  availabilities: {
    all: 'All Tickets',
    available: 'Available',
    limited: 'Limited Availability',
  } satisfies Record<TicketAvailability, string>,
};

/** TICKET-04 */
export const ticketAvailabilities = ['all', 'available', 'limited'] as const;
/** Which attractions are asked for, by whether tickets are left. */
export type TicketAvailability = (typeof ticketAvailabilities)[number];

/** TICKET-08 */
export const attractionSorts = ['date-asc', 'date-desc', 'price-asc', 'price-desc'] as const;
/** By what attractions are ordered, and from which end. */
export type AttractionSort = (typeof attractionSorts)[number];

/** What the list of attractions is asked to show. */
export interface AttractionFilters {
  /** As typed. */
  readonly search: string;
  /** In AED, as typed; empty for no bound. */
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Empty for all. */
  readonly venue: string;
  readonly availability: TicketAvailability;
  readonly sort: AttractionSort;
}

/** TICKET-07, TICKET-09 */
export const noAttractionFilters: AttractionFilters = {
  search: '',
  minPrice: '',
  maxPrice: '',
  venue: '',
  availability: 'all',
  sort: 'date-asc',
};

const filterNames = ['search', 'minPrice', 'maxPrice', 'venue', 'availability'] as const;

/**
 * How many filters are set; sorting is none.
 *
 * @example countAttractionFilters({ ...noAttractionFilters, search: 'museum', venue: 'Expo City' }) // 2
 * @example countAttractionFilters({ ...noAttractionFilters, sort: 'price-asc' }) // 0
 */
export const countAttractionFilters = (filters: AttractionFilters): number =>
  filterNames.filter((name) => filters[name] !== noAttractionFilters[name]).length;

/** The choices of the availability filter (TICKET-04). */
export const ticketAvailabilities = ['all', 'available', 'limited'] as const;
/** A choice of the availability filter. */
export type TicketAvailability = (typeof ticketAvailabilities)[number];

/** The sort orders of attractions (TICKET-08). */
export const attractionSorts = ['date-asc', 'date-desc', 'price-asc', 'price-desc'] as const;
/** A sort order of attractions. */
export type AttractionSort = (typeof attractionSorts)[number];

/** The filters and sort order of the list of attractions. */
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

/** No filter and the default sort order (TICKET-07, TICKET-09). */
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
 * Counts the filters that are set; the sort order doesn't count.
 *
 * @example countAttractionFilters({ ...noAttractionFilters, search: 'museum', venue: 'Expo City' }) // 2
 * @example countAttractionFilters({ ...noAttractionFilters, sort: 'price-asc' }) // 0
 */
export const countAttractionFilters = (filters: AttractionFilters): number =>
  filterNames.filter((name) => filters[name] !== noAttractionFilters[name]).length;

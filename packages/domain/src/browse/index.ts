export {
  type AttractionFilters,
  type AttractionSorting,
  attractionSortings,
  countAttractionFilters,
  noAttractionFilters,
  type TicketAvailability,
  ticketAvailabilities,
} from './attractionFilters.ts';
export {
  type DurationBucket,
  durationBuckets,
  type Filters,
  filterQuery,
  type PriceBucket,
  priceBuckets,
  ratingChoices,
} from './buckets.ts';
export { type CardFacts, type CardPlace, cardFacts, ratingLabel } from './cardFacts.ts';
export { cardsPerPage, pageCount, pageOf, turnPage } from './carousel.ts';
export { type Category, categories, type ListKind, listsOf, readCategory } from './categories.ts';
export { type ListedAttraction, narrowAttractions, venuesOf } from './narrowAttractions.ts';
export { type TourLength, tourMinutes } from './tourMinutes.ts';

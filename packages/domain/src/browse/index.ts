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
export { type CardFacts, type CardPlace, cardFacts, cardsPerPage, ratingLabel } from './cardFacts.ts';
export { type Category, categories, type ListKind, listsOf, readCategory } from './categories.ts';
export { type ListedAttraction, narrowAttractions, venuesOf } from './narrowAttractions.ts';

export {
  type AttractionFilters,
  type AttractionSort,
  attractionSorts,
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
export { type Category, categories, type ListKind, listsOf, parseCategory } from './categories.ts';
export { filterAttractions, type ListedAttraction, venuesOf } from './filterAttractions.ts';

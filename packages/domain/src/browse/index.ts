export {
  type AttractionFilters,
  type AttractionSort,
  attractionSorts,
  countAttractionFilters,
  noAttractionFilters,
  type TicketAvailability,
  ticketAvailabilities,
} from './attractionFilters.ts';
export { durationLabels, priceLabels, ratingLabels } from './bucketLabels.ts';
export { type DurationBucket, durationBuckets, type PriceBucket, priceBuckets, toFilterQuery } from './buckets.ts';
export { type Category, categories } from './categories.ts';
export { countOptions, type OptionCount } from './countOptions.ts';
export { type DayPart, dayParts, maxPeople, type StartQuery, toStartQuery } from './dayParts.ts';
export { filterAttractions, type ListedAttraction, listPlaces } from './filterAttractions.ts';
export {
  directFilters,
  type Filters,
  type MinRating,
  maxChildAge,
  minRatings,
  productFilters,
} from './filters.ts';
export { formatRating } from './formatRating.ts';
export { type CardFacts, type CardFactsInput, type CardPlace, cardsPerPage, getCardFacts } from './getCardFacts.ts';
export { getLists, type ListKind } from './lists.ts';
export type { ResultGroup } from './resultGroup.ts';
export { type ProductSort, productSorts, type SortableProduct, sortProducts } from './sortProducts.ts';

import { isLimited } from '../availability/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import { type Decimal, type Fils, parseFils } from '../money/index.ts';
import type { Quirks } from '../quirks/index.ts';
import type { AttractionFilters, AttractionSort, TicketAvailability } from './attractionFilters.ts';

/** An attraction in a list. */
export interface ListedAttraction {
  readonly title: string;
  readonly description: string;
  readonly event_type: string;
  readonly venue: string | null;
  readonly location: string | null;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  /** The lowest adult price, in AED; absent if nothing is on sale. */
  readonly adult_price?: Decimal | undefined;
  readonly available_tickets: number;
  /** An instant. */
  readonly created_at: string;
}

type FilterBy = Quirks['attractionFilter'];

/**
 * Lists the distinct venues or locations of attractions, by name (TICKET-03).
 *
 * @example listPlaces([louvre, burj, louvre], 'venue') // ['Burj Khalifa', 'Louvre Abu Dhabi']
 * @example listPlaces([louvre, burj, louvre], 'location') // ['Abu Dhabi', 'Dubai']
 */
export const listPlaces = (all: readonly ListedAttraction[], by: FilterBy): string[] =>
  [...new Set(all.flatMap((one) => getPlace(one, by) ?? []))].sort((one, other) => one.localeCompare(other, 'en'));

/** An attraction without a venue counts as being at its location. */
const getPlace = ({ venue, location }: ListedAttraction, by: FilterBy): string | undefined =>
  (by === 'venue' && venue) || location || undefined;

/**
 * Filters and sorts attractions (TICKET-02 to TICKET-09).
 *
 * @param by what the filter `venue` holds
 * @param today in Dubai; while it is unknown, no attraction counts as over
 * @example filterAttractions([burj, louvre], { ...noAttractionFilters, search: 'museum' }, today, 'venue') // [louvre]
 * @example filterAttractions([burj, louvre], { ...noAttractionFilters, sort: 'price-asc' }, today, 'venue') // [louvre, burj]
 */
export function filterAttractions<One extends ListedAttraction>(
  all: readonly One[],
  filters: AttractionFilters,
  today: CalendarDate | undefined,
  by: FilterBy,
): One[] {
  const [min, max] = [parseBound(filters.minPrice), parseBound(filters.maxPrice)];
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  return all
    .filter(
      (one) =>
        words.every((word) => toSearchText(one).includes(word)) &&
        (filters.venue === '' || getPlace(one, by) === filters.venue) &&
        isBetween(getPrice(one), min, max) &&
        hasAvailability(one, filters.availability, today),
    )
    .sort((one, other) => compare(one, other, filters.sort));
}

/** GAP-56, and the kind. */
const toSearchText = ({ title, description, event_type, venue, location }: ListedAttraction): string =>
  [title, description, event_type, venue, location].join(' ').toLowerCase();

const getPrice = ({ adult_price }: ListedAttraction): Fils | undefined =>
  adult_price === undefined ? undefined : parseFils(adult_price);

/** Text that isn't a number is no bound. */
function parseBound(typed: string): Fils | undefined {
  const text = typed.trim();
  return /^\d{1,9}(\.\d{0,2})?$/.test(text) ? parseFils(Number(text)) : undefined;
}

function isBetween(price: Fils | undefined, min: Fils | undefined, max: Fils | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return price !== undefined && price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);
}

function hasAvailability(one: ListedAttraction, wanted: TicketAvailability, today: CalendarDate | undefined): boolean {
  switch (wanted) {
    case 'all':
      return true;
    case 'available':
      return one.available_tickets > 0 && (today === undefined || one.end_date >= today);
    case 'limited':
      return isLimited(one.available_tickets);
  }
}

/** Ties are sorted newest first; attractions without a price come last (TICKET-08, TICKET-09). */
function compare(one: ListedAttraction, other: ListedAttraction, sort: AttractionSort): number {
  const newest = Date.parse(other.created_at) - Date.parse(one.created_at);
  const direction = sort.endsWith('-asc') ? 1 : -1;
  if (sort.startsWith('date')) return direction * one.start_date.localeCompare(other.start_date) || newest;
  const [price, otherPrice] = [getPrice(one), getPrice(other)];
  if (price === undefined || otherPrice === undefined) {
    return Number(price === undefined) - Number(otherPrice === undefined) || newest;
  }
  return direction * (price - otherPrice) || newest;
}

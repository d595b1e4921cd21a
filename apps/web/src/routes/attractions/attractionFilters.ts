import { isLimited } from '@aitours/domain/availability';
import type { CalendarDate } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import { venueOf } from '@aitours/domain/quirks';
import type { AttractionCard } from '../../app/cards.ts';
import { paths } from '../../app/paths.ts';

export const availabilities = ['all', 'available', 'limited'] as const;
export type Availability = (typeof availabilities)[number];

/** TICKET-08 */
export const sortings = ['date-asc', 'date-desc', 'price-asc', 'price-desc'] as const;
export type Sorting = (typeof sortings)[number];

/** What the list shows. It stands in the address, so that it can be shared, reloaded and gone back to. */
export interface AttractionFilters {
  /** As typed. */
  readonly search: string;
  /** In AED, as typed; empty for no bound. */
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Empty for all. */
  readonly venue: string;
  readonly availability: Availability;
  readonly sort: Sorting;
}

/** TICKET-07, TICKET-09 */
export const noFilters: AttractionFilters = {
  search: '',
  minPrice: '',
  maxPrice: '',
  venue: '',
  availability: 'all',
  sort: 'date-asc',
};

const names = Object.keys(noFilters) as (keyof AttractionFilters)[];

/**
 * What an address asks for; nonsense in it counts as not asked.
 *
 * @example readFilters(new URLSearchParams('sort=price-asc')).sort // 'price-asc'
 * @example readFilters(new URLSearchParams('sort=beauty')).sort // 'date-asc'
 */
export function readFilters(query: URLSearchParams): AttractionFilters {
  const text = (name: keyof AttractionFilters) => query.get(name) ?? '';
  return {
    search: text('search'),
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    venue: text('venue'),
    availability: availabilities.find((known) => known === text('availability')) ?? noFilters.availability,
    sort: sortings.find((known) => known === text('sort')) ?? noFilters.sort,
  };
}

/**
 * The address of what is to be shown; what is as usual isn't mentioned.
 *
 * @example attractionsPath({ ...noFilters, venue: 'Expo City' }) // '/attractions?venue=Expo+City'
 * @example attractionsPath(noFilters) // '/attractions'
 */
export function attractionsPath(filters: AttractionFilters): string {
  const query = new URLSearchParams();
  for (const name of names) if (filters[name] !== noFilters[name]) query.set(name, filters[name]);
  return query.size > 0 ? `${paths.attractions}?${query}` : paths.attractions;
}

/** How many filters are set; sorting is none. */
export const countFilters = (filters: AttractionFilters): number =>
  names.filter((name) => name !== 'sort' && filters[name] !== noFilters[name]).length;

/** The distinct venues of a list, by name (TICKET-03). */
export const venuesOf = (cards: readonly AttractionCard[]): string[] =>
  [...new Set(cards.flatMap((card) => venueOf(card) ?? []))].sort((one, other) => one.localeCompare(other, 'en'));

/**
 * The attractions that the filters leave, in the order asked for (TICKET-02 to TICKET-09).
 *
 * @param today in Dubai; while it is unknown, nothing counts as over
 */
export function narrow(
  cards: readonly AttractionCard[],
  filters: AttractionFilters,
  today: CalendarDate | undefined,
): AttractionCard[] {
  const [least, most] = [amountOf(filters.minPrice), amountOf(filters.maxPrice)];
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  return cards
    .filter(
      (card) =>
        words.every((word) => saidOf(card).includes(word)) &&
        (filters.venue === '' || venueOf(card) === filters.venue) &&
        isWithin(priceOf(card), least, most) &&
        suits(card, filters.availability, today),
    )
    .sort((one, other) => compare(one, other, filters.sort));
}

const saidOf = ({ title, event_type, venue, location }: AttractionCard): string =>
  [title, event_type, venue, location].join(' ').toLowerCase();

/** In fils; undefined where nothing is on sale. */
const priceOf = ({ adult_price }: AttractionCard): number | undefined =>
  adult_price === undefined ? undefined : parseFils(adult_price);

/** In fils; what isn't a number is no bound. */
function amountOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,9}(\.\d{0,2})?$/.test(text) ? parseFils(Number(text)) : undefined;
}

function isWithin(price: number | undefined, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  return price !== undefined && price >= (least ?? 0) && price <= (most ?? Number.POSITIVE_INFINITY);
}

function suits(card: AttractionCard, wanted: Availability, today: CalendarDate | undefined): boolean {
  switch (wanted) {
    case 'all':
      return true;
    case 'available':
      return card.available_tickets > 0 && (today === undefined || card.end_date >= today);
    case 'limited':
      return isLimited(card.available_tickets);
  }
}

/** Ties go to what is newest; what has no price comes last (TICKET-08, TICKET-09). */
function compare(one: AttractionCard, other: AttractionCard, sort: Sorting): number {
  const newest = Date.parse(other.created_at) - Date.parse(one.created_at);
  const direction = sort.endsWith('-asc') ? 1 : -1;
  if (sort.startsWith('date')) return direction * one.start_date.localeCompare(other.start_date) || newest;
  const [price, otherPrice] = [priceOf(one), priceOf(other)];
  if (price === undefined || otherPrice === undefined) {
    return Number(price === undefined) - Number(otherPrice === undefined) || newest;
  }
  return direction * (price - otherPrice) || newest;
}

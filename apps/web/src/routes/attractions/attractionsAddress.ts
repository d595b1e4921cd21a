import {
  type AttractionFilters,
  attractionSorts,
  noAttractionFilters,
  ticketAvailabilities,
} from '@aitours/domain/browse';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../platform/paths.ts';

/** The filters are in the URL, so that they can be shared, reloaded and reached by the back button. */

const names = Object.keys(noAttractionFilters) as (keyof AttractionFilters)[];

/** Reads and changes the filters in the page's URL, replacing the history entry, so that back leaves the page. */
export function useAttractionFilters(): [AttractionFilters, (change: Partial<AttractionFilters>) => void] {
  const [, navigate] = useLocation();
  const filters = readFilters(new URLSearchParams(useSearch()));
  return [filters, (change) => navigate(getAttractionsPath({ ...filters, ...change }), { replace: true })];
}

/**
 * Reads the filters from a URL; invalid values are ignored.
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
    availability:
      ticketAvailabilities.find((known) => known === text('availability')) ?? noAttractionFilters.availability,
    sort: attractionSorts.find((known) => known === text('sort')) ?? noAttractionFilters.sort,
  };
}

/**
 * Returns the URL of the filters; default values are omitted.
 *
 * @example getAttractionsPath({ ...noAttractionFilters, venue: 'Expo City' }) // '/attractions?venue=Expo+City'
 * @example getAttractionsPath(noAttractionFilters) // '/attractions'
 */
export function getAttractionsPath(filters: AttractionFilters): string {
  const query = new URLSearchParams();
  for (const name of names) if (filters[name] !== noAttractionFilters[name]) query.set(name, filters[name]);
  return query.size > 0 ? `${paths.attractions}?${query}` : paths.attractions;
}

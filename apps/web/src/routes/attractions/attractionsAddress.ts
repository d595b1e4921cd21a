import {
  type AttractionFilters,
  attractionSorts,
  noAttractionFilters,
  ticketAvailabilities,
} from '@aitours/domain/browse';
import { paths } from '../../platform/paths.ts';

/** What the list shows stands in the address, so that it can be shared, reloaded and gone back to. */

const names = Object.keys(noAttractionFilters) as (keyof AttractionFilters)[];

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
    availability:
      ticketAvailabilities.find((known) => known === text('availability')) ?? noAttractionFilters.availability,
    sort: attractionSorts.find((known) => known === text('sort')) ?? noAttractionFilters.sort,
  };
}

/**
 * The address of what is to be shown; what is as usual isn't mentioned.
 *
 * @example attractionsPath({ ...noAttractionFilters, venue: 'Expo City' }) // '/attractions?venue=Expo+City'
 * @example attractionsPath(noAttractionFilters) // '/attractions'
 */
export function attractionsPath(filters: AttractionFilters): string {
  const query = new URLSearchParams();
  for (const name of names) if (filters[name] !== noAttractionFilters[name]) query.set(name, filters[name]);
  return query.size > 0 ? `${paths.attractions}?${query}` : paths.attractions;
}

import { createMapboxDirections, type Directions, straightDirections } from './directions.ts';
import { createMapboxGeocode, type Geocode, geocodeByName } from './geocode.ts';

/** Geocoding and directions (PLAN-34, API-78). */
export interface MapServices {
  readonly directions: Directions;
  readonly geocode: Geocode;
}

/** @param token Mapbox's public token; blank for the shop's own services */
export const mapServices = (token: string, fetcher: typeof fetch = fetch): MapServices =>
  token
    ? { directions: createMapboxDirections(token, fetcher), geocode: createMapboxGeocode(token, fetcher) }
    : { directions: straightDirections, geocode: geocodeByName };

import { type Directions, mapboxDirections, straightDirections } from './directions.ts';
import { type Geocode, geocodeByName, mapboxGeocode } from './geocode.ts';

/** What the maps service does besides maps (PLAN-34, API-78). */
export interface MapServices {
  readonly directions: Directions;
  readonly geocode: Geocode;
}

/** @param token Mapbox's public token; blank: what comes with the shop */
export const mapServices = (token: string, fetcher: typeof fetch = fetch): MapServices =>
  token
    ? { directions: mapboxDirections(token, fetcher), geocode: mapboxGeocode(token, fetcher) }
    : { directions: straightDirections, geocode: geocodeByName };

import { findDestinationPoint, type GeoPoint } from '@aitours/domain/planner';
import { array, is, number, type as shape, tuple } from 'superstruct';
import { gazetteer } from './gazetteer.ts';

/** Returns the coordinates of a place by name, if known (PLAN-34). */
export type Geocode = (place: string) => Promise<GeoPoint | undefined>;

const named = (place: string): GeoPoint | undefined => {
  const text = place.toLowerCase();
  const known = [...gazetteer]
    .sort((a, b) => b.fromZoom - a.fromZoom)
    .find(({ name }) => text.includes(name.toLowerCase()));
  return known && { latitude: known.latitude, longitude: known.longitude };
};

/** Without a maps service: the names on the shop's own map, the smallest place first. */
export const geocodeByName: Geocode = async (place) => findDestinationPoint(place) ?? named(place);

const ResponseBody = shape({ features: array(shape({ center: tuple([number(), number()]) })) });
const MAPBOX = 'https://api.mapbox.com/geocoding/v5/mapbox.places';

/** Mapbox's geocoding, within the Emirates. */
export const createMapboxGeocode =
  (token: string, fetcher: typeof fetch): Geocode =>
  async (place) => {
    const query = new URLSearchParams({ access_token: token, country: 'ae', limit: '1' });
    const response = await fetcher(`${MAPBOX}/${encodeURIComponent(place)}.json?${query}`);
    const result: unknown = await response.json();
    const [longitude, latitude] = (is(result, ResponseBody) && result.features[0]?.center) || [];
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  };

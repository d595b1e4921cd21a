import data from './destinations.json' with { type: 'json' };
import { estimateRoadKm, type GeoPoint } from './distance.ts';

/** A place that people travel to, with its radius by road. */
interface Destination extends GeoPoint {
  readonly name: string;
  readonly also?: readonly string[];
  readonly radiusKm: number;
}

const destinations: readonly Destination[] = data;

const listNames = ({ name, also = [] }: Destination) => [name, ...also];

/** The names of all destinations, for the recognition of misspelt ones. */
export const destinationNames: readonly string[] = destinations.flatMap(listNames);

/** Every name with its destination, longest first, so that a name matches before a shorter one within it. */
const byName = destinations
  .flatMap((destination) => listNames(destination).map((name) => ({ name, destination })))
  .sort((a, b) => b.name.length - a.name.length);

/**
 * Finds the first known destination in a text.
 *
 * @example findDestination('three days in abu dhabi') // 'Abu Dhabi'
 * @example findDestination('somewhere warm') // undefined
 */
export function findDestination(text: string): string | undefined {
  const found = byName.flatMap(({ name, destination }) => {
    const at = text.search(new RegExp(`(?<![\\p{L}])${name.replaceAll('.', '\\.')}(?![\\p{L}])`, 'iu'));
    return at < 0 ? [] : [{ at, name: destination.name }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.name;
}

const findByName = (name: string) =>
  byName.find((entry) => entry.name.toLowerCase() === name.trim().toLowerCase())?.destination;

/**
 * Whether a place belongs to a destination: it is within its radius, or its location names it.
 *
 * @example isAt('Dubai', 'Lahbab, Dubai', { latitude: 25.04, longitude: 55.59 }) // true
 * @example isAt('Paris', 'Deira', { latitude: 25.27, longitude: 55.3 }) // false
 */
export function isAt(destination: string, location: string, point: GeoPoint): boolean {
  const place = findByName(destination);
  if (place && estimateRoadKm(place, point) <= place.radiusKm) return true;
  return location.toLowerCase().includes((place?.name ?? destination).trim().toLowerCase());
}

/**
 * Returns the coordinates of a destination, if it is known.
 *
 * @example findDestinationPoint('Hatta') // { latitude: 24.7967, longitude: 56.1175 }
 * @example findDestinationPoint('Paris') // undefined
 */
export function findDestinationPoint(destination: string): GeoPoint | undefined {
  const place = findByName(destination);
  return place && { latitude: place.latitude, longitude: place.longitude };
}

import { type GeoPoint, roadKm } from './distance.ts';

/** A place that people travel to, with its radius by road. */
interface Destination extends GeoPoint {
  readonly name: string;
  readonly also?: readonly string[];
  readonly radiusKm: number;
}

const all: readonly Destination[] = [
  { name: 'Dubai', latitude: 25.2048, longitude: 55.2708, radiusKm: 60 },
  { name: 'Abu Dhabi', latitude: 24.4539, longitude: 54.3773, radiusKm: 60 },
  { name: 'Sharjah', latitude: 25.3463, longitude: 55.4209, radiusKm: 25 },
  { name: 'Ajman', latitude: 25.4052, longitude: 55.5136, radiusKm: 15 },
  { name: 'Umm Al Quwain', also: ['UAQ'], latitude: 25.5533, longitude: 55.5475, radiusKm: 25 },
  { name: 'Ras Al Khaimah', also: ['RAK'], latitude: 25.8007, longitude: 55.9762, radiusKm: 50 },
  { name: 'Fujairah', latitude: 25.1288, longitude: 56.3265, radiusKm: 60 },
  { name: 'Al Ain', latitude: 24.2075, longitude: 55.7447, radiusKm: 40 },
  { name: 'Hatta', latitude: 24.7967, longitude: 56.1175, radiusKm: 25 },
  {
    name: 'the Emirates',
    also: ['United Arab Emirates', 'UAE', 'U.A.E.', 'Emirates'],
    latitude: 24.8,
    longitude: 55.3,
    radiusKm: 600,
  },
];

const namesOf = ({ name, also = [] }: Destination) => [name, ...also];

/** Every name with its destination, longest first, so that a name matches before a shorter one within it. */
const byName = all
  .flatMap((destination) => namesOf(destination).map((name) => ({ name, destination })))
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

const known = (name: string) =>
  byName.find((entry) => entry.name.toLowerCase() === name.trim().toLowerCase())?.destination;

/**
 * Whether a place belongs to a destination: it is within its radius, or its location names it.
 *
 * @example isAt('Dubai', 'Lahbab, Dubai', { latitude: 25.04, longitude: 55.59 }) // true
 * @example isAt('Paris', 'Deira', { latitude: 25.27, longitude: 55.3 }) // false
 */
export function isAt(destination: string, location: string, point: GeoPoint): boolean {
  const place = known(destination);
  if (place && roadKm(place, point) <= place.radiusKm) return true;
  return location.toLowerCase().includes((place?.name ?? destination).trim().toLowerCase());
}

/**
 * Returns the coordinates of a destination, if it is known.
 *
 * @example destinationPoint('Hatta') // { latitude: 24.7967, longitude: 56.1175 }
 * @example destinationPoint('Paris') // undefined
 */
export function destinationPoint(destination: string): GeoPoint | undefined {
  const place = known(destination);
  return place && { latitude: place.latitude, longitude: place.longitude };
}

import { type GeoPoint, roadKm } from './distance.ts';

/** A place people travel to, and how far by road it reaches. */
interface Destination extends GeoPoint {
  readonly name: string;
  readonly also?: readonly string[];
  readonly reachKm: number;
}

const all: readonly Destination[] = [
  { name: 'Dubai', latitude: 25.2048, longitude: 55.2708, reachKm: 60 },
  { name: 'Abu Dhabi', latitude: 24.4539, longitude: 54.3773, reachKm: 60 },
  { name: 'Sharjah', latitude: 25.3463, longitude: 55.4209, reachKm: 25 },
  { name: 'Ajman', latitude: 25.4052, longitude: 55.5136, reachKm: 15 },
  { name: 'Umm Al Quwain', also: ['UAQ'], latitude: 25.5533, longitude: 55.5475, reachKm: 25 },
  { name: 'Ras Al Khaimah', also: ['RAK'], latitude: 25.8007, longitude: 55.9762, reachKm: 50 },
  { name: 'Fujairah', latitude: 25.1288, longitude: 56.3265, reachKm: 60 },
  { name: 'Al Ain', latitude: 24.2075, longitude: 55.7447, reachKm: 40 },
  { name: 'Hatta', latitude: 24.7967, longitude: 56.1175, reachKm: 25 },
  {
    name: 'the Emirates',
    also: ['United Arab Emirates', 'UAE', 'U.A.E.', 'Emirates'],
    latitude: 24.8,
    longitude: 55.3,
    reachKm: 600,
  },
];

const namesOf = ({ name, also = [] }: Destination) => [name, ...also];

/** Every known name with what it is the name of, the longest first: "Abu Dhabi" before a shorter one within it. */
const byName = all
  .flatMap((destination) => namesOf(destination).map((name) => ({ name, destination })))
  .sort((a, b) => b.name.length - a.name.length);

/**
 * The first known destination that a text names.
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
 * Whether a place belongs to a destination: it lies within its reach, or says so.
 *
 * @example isAt('Dubai', 'Lahbab, Dubai', { latitude: 25.04, longitude: 55.59 }) // true
 * @example isAt('Paris', 'Deira', { latitude: 25.27, longitude: 55.3 }) // false
 */
export function isAt(destination: string, location: string, point: GeoPoint): boolean {
  const place = known(destination);
  if (place && roadKm(place, point) <= place.reachKm) return true;
  return location.toLowerCase().includes((place?.name ?? destination).trim().toLowerCase());
}

/**
 * Where a destination lies, if it is known.
 *
 * @example destinationPoint('Hatta') // { latitude: 24.7967, longitude: 56.1175 }
 * @example destinationPoint('Paris') // undefined
 */
export function destinationPoint(destination: string): GeoPoint | undefined {
  const place = known(destination);
  return place && { latitude: place.latitude, longitude: place.longitude };
}

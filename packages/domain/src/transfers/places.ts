import type { GeoPoint } from '../planner/index.ts';

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });

/** The places that the forms suggest (XFER-06, GAP-37). Any other can be typed. */
const COORDINATES = {
  'Dubai International Airport (DXB)': at(25.2528, 55.3644),
  'Al Maktoum International Airport (DWC)': at(24.8962, 55.1614),
  'Dubai Marina': at(25.0805, 55.1403),
  'Palm Jumeirah': at(25.1124, 55.139),
  'Burj Khalifa / Downtown Dubai': at(25.1972, 55.2744),
  'Dubai Mall': at(25.1975, 55.2796),
  'JBR Beach': at(25.0784, 55.1332),
  'Dubai Creek': at(25.2667, 55.2972),
  'Atlantis, The Palm': at(25.1304, 55.1171),
  'Sheikh Zayed Road': at(25.2131, 55.2746),
} as const satisfies Record<string, GeoPoint>;

/** The names of the ten suggested places; "Atlantis, The Palm" is one of them (XFER-06). */
export const popularPlaces: readonly string[] = Object.keys(COORDINATES);

const byName = new Map<string, GeoPoint>(
  Object.entries(COORDINATES).map(([name, place]) => [name.toLowerCase(), place]),
);

/**
 * Finds a popular place by name, ignoring case; `undefined` if it isn't one of them.
 *
 * @example findPlace('dubai mall ') // { latitude: 25.1975, longitude: 55.2796 }
 * @example findPlace('A villa in Al Barsha') // undefined
 */
export const findPlace = (name: string): GeoPoint | undefined => byName.get(name.trim().toLowerCase());

const simplify = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether two names are the same place, ignoring case, spaces and punctuation. Blank names are no place.
 *
 * @example isSamePlace('Atlantis, The Palm', ' atlantis the  palm') // true
 * @example isSamePlace('Dubai Mall', 'Dubai Marina') // false
 */
export const isSamePlace = (one: string, other: string): boolean =>
  simplify(one) !== '' && simplify(one) === simplify(other);

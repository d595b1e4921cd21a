import { estimateRoadKm, type GeoPoint } from '../planner/index.ts';
import data from './places.json' with { type: 'json' };

/** A place of the gazetteer. */
export interface Place extends GeoPoint {
  readonly name: string;
  /** Other names. */
  readonly also?: readonly string[];
  /** The areas around it, the one that names it best first. */
  readonly in?: readonly string[];
  /** A city whose name in an address doesn't locate it. */
  readonly isWide?: boolean;
}

/** The gazetteer of the Emirates (GAP-37); the suggested places first. */
export const places: readonly Place[] = data;

const POPULAR_COUNT = 10;

/** The names of the ten suggested places; "Atlantis, The Palm" is one of them (XFER-06). */
export const popularPlaces: readonly string[] = places.slice(0, POPULAR_COUNT).map(({ name }) => name);

/**
 * Normalises a place's name: lower case without accents and punctuation.
 *
 * @example normalisePlaceName(' Atlantis, The  Palm') // 'atlantis the palm'
 * @example normalisePlaceName('JBR-Beach.') // 'jbr beach'
 */
export const normalisePlaceName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Places by normalised name, the longest name first. */
const byName = new Map<string, Place>(
  places
    .flatMap((place) => [place.name, ...(place.also ?? [])].map((name) => [normalisePlaceName(name), place] as const))
    .sort(([one], [other]) => other.length - one.length),
);

/**
 * Finds a place of the gazetteer by name, ignoring case, accents, spaces and punctuation; `undefined` if there is none.
 *
 * @example findPlace('dubai mall ')?.longitude // 55.2796
 * @example findPlace('A villa in Al Barsha') // undefined
 */
export const findPlace = (name: string): GeoPoint | undefined => byName.get(normalisePlaceName(name));

/** The names of all places of the gazetteer, the suggested ones first. */
export const placeNames: readonly string[] = places.map(({ name }) => name);

/**
 * Returns the name of a place in the gazetteer by any of its names; `undefined` if there is none.
 *
 * @example findPlaceName('the palm') // 'Palm Jumeirah'
 * @example findPlaceName('A villa in Al Barsha') // undefined
 */
export const findPlaceName = (name: string): string | undefined => byName.get(normalisePlaceName(name))?.name;

/** The place that an address names, or the names of places so far apart that it names none of them. */
export type NamedPlace =
  | { readonly place: GeoPoint & { readonly name: string }; readonly label: string }
  | { readonly apart: readonly string[] };

/** In kilometres: two places in one address that are farther apart contradict each other. */
const MAX_APART = 5;

/**
 * Finds the place that an address names: the place itself, or the smallest area in which it is. An address that names
 * two distant places, neither in the other, names none (GAP-37).
 *
 * @example findNamedPlace('JBR') // { place: { latitude: 25.0784, longitude: 55.1332 }, label: 'JBR Beach, Dubai Marina' }
 * @example findNamedPlace('Fujairah near Dubai Marina') // { apart: ['Dubai Marina', 'Fujairah'] }
 */
export function findNamedPlace(address: string): NamedPlace | undefined {
  const named = byName.get(normalisePlaceName(address));
  const [first, ...others] = named ? [named] : listNamed(address);
  if (!first) return undefined;
  const distant = others.find((other) => estimateRoadKm(first, other) / DETOUR > MAX_APART);
  if (distant) return { apart: [first.name, distant.name] };
  return first.isWide && !named ? undefined : { place: first, label: toLabel(first) };
}

/** The places that an address names, the longest name first: of overlapping names the longest, and no area around another of them. */
function listNamed(address: string): Place[] {
  let rest = ` ${normalisePlaceName(address)} `;
  const named: Place[] = [];
  for (const [name, place] of byName) {
    if (!rest.includes(` ${name} `)) continue;
    rest = rest.replaceAll(` ${name} `, ' | ');
    if (!named.includes(place)) named.push(place);
  }
  const around = new Set(named.flatMap(listAround));
  return named.filter(({ name }) => !around.has(name));
}

/** The names of the areas around a place. */
const listAround = (place: Place): string[] =>
  (place.in ?? []).flatMap((name) => [name, ...places.filter((area) => area.name === name).flatMap(listAround)]);

const toLabel = ({ name, in: [area] = [] }: Place): string =>
  area === undefined || name.includes(area) ? name : `${name}, ${area}`;

/**
 * Finds the place that an address names, as `findNamedPlace`.
 *
 * @example findArea('A villa in Al Barsha')?.longitude // 55.2002
 * @example findArea('Street 7, Dubai') // undefined: the city is too wide to locate an address
 */
export function findArea(address: string): GeoPoint | undefined {
  const named = findNamedPlace(address);
  return named && 'place' in named ? named.place : undefined;
}

/**
 * Formats a place as a traveller wrote it with the one that was priced, unless they are the same.
 *
 * @example formatPricedPlace('JBR', 'JBR Beach, Dubai Marina') // 'JBR → JBR Beach, Dubai Marina'
 * @example formatPricedPlace('dubai marina', 'Dubai Marina') // 'dubai marina'
 */
export function formatPricedPlace(text: string, priced: string | undefined): string {
  const name = normalisePlaceName(text);
  const isSame = (other = '') => normalisePlaceName(other) === name;
  return priced === undefined || isSame(priced) || isSame(/^(.*),/.exec(priced)?.[1]) ? text : `${text} → ${priced}`;
}

/**
 * Returns the name of the place or area that an address names; `undefined` if there is none.
 *
 * @example findAreaName('Villa 3, Al Barsha') // 'Al Barsha'
 */
export function findAreaName(address: string): string | undefined {
  const named = findNamedPlace(address);
  return named && 'place' in named ? named.place.name : undefined;
}

/**
 * Finds where an attraction is: its venue, or else the area that its address names.
 *
 * @example findVenue('Louvre Abu Dhabi', null)?.longitude // 54.3983
 * @example findVenue(null, 'Street 7, Dubai') // undefined
 */
export const findVenue = (venue: string | null, address: string | null): GeoPoint | undefined =>
  findArea(venue ?? '') ?? findArea(address ?? '');

/**
 * Whether a place is an airport.
 *
 * @example isAirport('Terminal 3, DXB') // true
 * @example isAirport('Dubai Mall') // false
 */
export function isAirport(place: string): boolean {
  const named = findNamedPlace(place);
  return /\bairport\b/i.test(named && 'label' in named ? `${place} ${named.label}` : place);
}

/** In kilometres: a journey this short isn't sold (GAP-37). */
const MIN_JOURNEY = 0.5;
const DETOUR = 1.3;

/**
 * Whether two points are less than 500 m apart (GAP-37).
 *
 * @example isTooClose({ latitude: 25.2, longitude: 55.27 }, { latitude: 25.204, longitude: 55.27 }) // true
 * @example isTooClose({ latitude: 25.2, longitude: 55.27 }, { latitude: 25.205, longitude: 55.27 }) // false
 */
export const isTooClose = (from: GeoPoint, to: GeoPoint): boolean => estimateRoadKm(from, to) / DETOUR < MIN_JOURNEY;

/**
 * Whether two names are the same place: the same name in another spelling, or two places of the gazetteer that are less
 * than 500 m apart. Blank names are no place.
 *
 * @example isSamePlace('Atlantis, The Palm', ' atlantis the  palm') // true
 * @example isSamePlace('Dubai Mall', 'Dubai Marina') // false
 */
export function isSamePlace(one: string, other: string): boolean {
  const [from, to] = [findPlace(one), findPlace(other)];
  if (from && to) return isTooClose(from, to);
  return normalisePlaceName(one) !== '' && normalisePlaceName(one) === normalisePlaceName(other);
}

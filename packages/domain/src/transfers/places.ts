import { estimateRoadKm, type GeoPoint } from '../planner/index.ts';
import data from './places.json' with { type: 'json' };

interface Place extends GeoPoint {
  readonly name: string;
  /** Other names. */
  readonly also?: readonly string[];
  /** A city whose name in an address doesn't locate it. */
  readonly isWide?: boolean;
}

/** The gazetteer of the Emirates (GAP-37); the suggested places first. */
const places: readonly Place[] = data;

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

/**
 * Finds the place that an address names: the place itself, or the area in which it is.
 *
 * @example findArea('A villa in Al Barsha')?.longitude // 55.2002
 * @example findArea('Street 7, Dubai') // undefined: the city is too wide to locate an address
 */
export function findArea(address: string): GeoPoint | undefined {
  return locate(address);
}

/**
 * Returns the name of the place or area that an address names; `undefined` if there is none.
 *
 * @example findAreaName('Villa 3, Al Barsha') // 'Al Barsha'
 */
export const findAreaName = (address: string): string | undefined => locate(address)?.name;

/**
 * Finds where an attraction is: its venue, or else the area that its address names.
 *
 * @example findVenue('Louvre Abu Dhabi', null)?.longitude // 54.3983
 * @example findVenue(null, 'Street 7, Dubai') // undefined
 */
export const findVenue = (venue: string | null, address: string | null): GeoPoint | undefined =>
  findArea(venue ?? '') ?? findArea(address ?? '');

function locate(address: string): Place | undefined {
  const text = ` ${normalisePlaceName(address)} `;
  const [, area] = [...byName].find(([name, { isWide }]) => !isWide && text.includes(` ${name} `)) ?? [];
  return byName.get(normalisePlaceName(address)) ?? area;
}

/**
 * Whether a place is an airport.
 *
 * @example isAirport('Terminal 3, DXB') // true
 * @example isAirport('Dubai Mall') // false
 */
export const isAirport = (place: string): boolean => /\bairport\b/i.test(`${place} ${locate(place)?.name}`);

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

const SUGGESTION_COUNT = 3;
/** Less similar names are similar by chance. */
const MIN_SIMILARITY = 0.4;

/**
 * Suggests the places whose names are most similar to a text, the popular ones first.
 *
 * @example suggestPlaces('dubay mal')[0] // 'Dubai Mall'
 * @example suggestPlaces('asdf') // the first three popular places
 */
export function suggestPlaces(text: string): string[] {
  const pairs = toPairs(text);
  const similarity = ({ name, also = [] }: Place): number => {
    const best = Math.max(...[name, ...also].map((candidate) => getSimilarity(pairs, toPairs(candidate))));
    return best < MIN_SIMILARITY ? 0 : best;
  };
  return places
    .map((place) => ({ name: place.name, similarity: similarity(place) }))
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, SUGGESTION_COUNT)
    .map(({ name }) => name);
}

/** The pairs of neighbouring letters of each word. */
const toPairs = (text: string): ReadonlySet<string> =>
  new Set(
    normalisePlaceName(text)
      .split(' ')
      .flatMap((word) => [...word].slice(1).map((letter, index) => `${word[index]}${letter}`)),
  );

/** Dice's coefficient: 0 for nothing in common, 1 for the same pairs. */
const getSimilarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size);

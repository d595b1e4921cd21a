import { findNamedPlace, normalisePlaceName, type Place, places } from './places.ts';

const SUGGESTION_COUNT = 3;
/** Less similar names are similar by chance. */
const MIN_SIMILARITY = 0.4;

/**
 * Suggests the places that a text names, if they are too far apart, or else those whose names are most similar, the
 * popular ones first.
 *
 * @example suggestPlaces('dubay mal')[0] // 'Dubai Mall'
 * @example suggestPlaces('asdf') // the first three popular places
 */
export function suggestPlaces(text: string): string[] {
  const named = findNamedPlace(text);
  if (named && 'apart' in named) return [...named.apart];
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

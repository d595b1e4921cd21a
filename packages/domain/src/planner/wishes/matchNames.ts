import { countEdits } from '../../spelling/index.ts';
import { listNameWords } from './placePhrases.ts';

/** From this length on, a word may have one error, and its beginning is enough. */
const LONG_WORD = 4;

const isSameWord = (wanted: string, word: string): boolean =>
  wanted === word ||
  (wanted.length >= LONG_WORD && (word.startsWith(wanted) || (wanted[0] === word[0] && countEdits(wanted, word) <= 1)));

/** Returns which part of the wanted words a name has: 1 for all of them. */
function getShare(wanted: readonly string[], name: string): number {
  const words = listNameWords(name);
  const found = wanted.filter((word) => words.some((other) => isSameWord(word, other)));
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

/**
 * Whether a name has all words of another one, which may be misspelt.
 *
 * @example matchesName('louvre', 'Louvre Abu Dhabi with an art historian') // true
 * @example matchesName('desert safari', 'Oryx and gazelle safari') // false
 */
export const matchesName = (wanted: string, name: string): boolean => getShare(listNameWords(wanted), name) === 1;

/**
 * Whether two names are the same apart from articles, fillers and spelling.
 *
 * @example isSameName('the Louvre', 'louvre') // true
 * @example isSameName('Louvre', 'Louvre by night') // false
 */
export const isSameName = (one: string, other: string): boolean => matchesName(one, other) && matchesName(other, one);

/** A name with fewer of the wanted words is another one. */
const MIN_SHARE = 0.6;

/** What a place is called; `text` describes it. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly text: string;
}

/**
 * Finds the place that a traveller means: the one with most of the words in its name, else in its description; of equal
 * ones the one that has them first, then one that suits the group, then the best rated.
 *
 * @param isSuitable whether a place suits the group; by default each does
 * @example findNamedPlace('louvre', [{ id: 'l', name: 'Louvre Abu Dhabi', text: '', rating: 5 }])?.id // 'l'
 * @example findNamedPlace('zoo', []) // undefined
 */
export function findNamedPlace<Place extends NamedPlace>(
  wanted: string,
  places: readonly Place[],
  isSuitable: (place: Place) => boolean = () => true,
): Place | undefined {
  const words = listNameWords(wanted);
  const scored = places
    .map((place) => {
      const inName = getShare(words, place.name);
      const score = inName >= MIN_SHARE ? 1 + inName : getShare(words, `${place.name} ${place.text}`);
      return { place, score, at: findPosition(words, place.name) };
    })
    .filter(({ score }) => score >= 1)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.at - b.at ||
        Number(isSuitable(b.place)) - Number(isSuitable(a.place)) ||
        b.place.rating - a.place.rating ||
        (a.place.id < b.place.id ? -1 : 1),
    );
  return scored[0]?.place;
}

/** A name that begins with the wanted words is meant more likely than one that has them later. */
const findPosition = (wanted: readonly string[], name: string): number =>
  listNameWords(name).findIndex((word) => wanted.some((other) => isSameWord(other, word)));

import { countEdits } from '../spelling/index.ts';

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 5;

/** Words that are one letter away from a keyword and mean something else. */
const realWords = new Set(
  'chance chances carts parents places plane planes plans planned place party parties'.split(' '),
);

/**
 * Whether a word may be a misspelt keyword: both have at least five letters and begin with the same one, and one letter
 * is replaced, missing, added or swapped with the next.
 *
 * @param isPrefix the keyword may have any ending
 * @example isMisspelt('cancle', 'cancel', true) // true
 * @example isMisspelt('looking', 'booking', true) // false
 */
export function isMisspelt(word: string, keyword: string, isPrefix: boolean): boolean {
  if (word.length < MIN_LENGTH || keyword.length < MIN_LENGTH || realWords.has(word)) return false;
  if (isOneEditAway(word, keyword)) return true;
  if (!isPrefix) return false;
  const { length } = keyword;
  const shorter = word.slice(0, length - 1);
  return (
    isOneEditAway(word.slice(0, length), keyword) ||
    isOneEditAway(word.slice(0, length + 1), keyword) ||
    // Otherwise the letter that is missing would be the last one, which the ending replaces.
    (shorter.at(-1) === keyword.at(-1) && isOneEditAway(shorter, keyword))
  );
}

const isOneEditAway = (one: string, other: string): boolean => one[0] === other[0] && countEdits(one, other) <= 1;

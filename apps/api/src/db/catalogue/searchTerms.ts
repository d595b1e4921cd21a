import { getWordForms } from '@aitours/domain/search';

/** Returns the words of a search in lower case. */
export const toWords = (search: string | undefined): string[] => search?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the prefixes that a search for a word matches: the word, its stem, and synonyms.
 *
 * @example getPrefixes('cooking') // ['cooking', 'cook', 'cookery', 'kitchen', 'chef']
 * @example getPrefixes('spring') // ['spring']
 */
export function getPrefixes(word: string): string[] {
  const { forms, synonyms } = getWordForms(word);
  return [...forms, ...synonyms];
}

/**
 * Returns a search in PostgreSQL's `tsquery` syntax: for each word one of its prefixes must occur.
 *
 * @example formatQuery(['desert', 'kids']) // '(desert:*) & (kids:* | kid:* | child:* | …)'
 */
export const formatQuery = (words: readonly string[]): string => words.map(formatWordQuery).join(' & ');

/** Returns the part of `formatQuery` for one word. */
export const formatWordQuery = (word: string): string =>
  `(${getPrefixes(word)
    .map((prefix) => `${prefix}:*`)
    .join(' | ')})`;

/**
 * Replaces words that don't occur by the most similar ones that do; null if there is nothing to replace.
 *
 * @param vocabulary the words that occur
 * @example correctWords(['abu', 'dabi'], ['abu', 'dhabi', 'dubai']) // ['abu', 'dhabi']
 */
export function correctWords(words: readonly string[], vocabulary: readonly string[]): string[] | null {
  const corrected = words.map((word) => {
    const prefixes = getPrefixes(word);
    if (vocabulary.some((known) => prefixes.some((prefix) => known.startsWith(prefix)))) return word;
    return findSimilar(word, vocabulary) ?? word;
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

/** One error in a short word, two in a long one. */
function findSimilar(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < 4) return undefined;
  let max = word.length < 8 ? 1 : 2;
  let best: string | undefined;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > max) continue;
    const errors = countErrors(word, known);
    if (errors > max) continue;
    best = known;
    max = errors - 1;
  }
  return best;
}

/** Returns the optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. */
function countErrors(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSwap = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const replaced = cell(above, at - 1) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const swapped = isSwap ? cell(before, at - 2) + 1 : replaced;
      current.push(Math.min(replaced, swapped, cell(above, at) + 1, cell(current, at - 1) + 1));
    }
    [before, above] = [above, current];
  }
  return cell(above, other.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;

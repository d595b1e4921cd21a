import { getWordForms } from '@aitours/domain/search';
import { findSimilarWord } from '@aitours/domain/spelling';

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
    return findSimilarWord(word, vocabulary) ?? word;
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

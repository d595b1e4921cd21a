import { findSimilarWord } from '../../spelling/index.ts';
import { abbreviations, otherWords, vocabulary } from './vocabulary.ts';

/** Longer words are none that a traveller misspelt. */
const MAX_LENGTH = 20;

/**
 * Replaces abbreviations, and misspelt words by those of the planner's vocabulary.
 *
 * @example correctSpelling('3 dys in abu dabi') // '3 days in abu dhabi'
 * @example correctSpelling('They were there in Paris') // 'They were there in Paris'
 */
export const correctSpelling = (text: string): string => text.replaceAll(/\p{L}{3,}/gu, correctWord);

function correctWord(written: string): string {
  const word = written.toLowerCase();
  const full = abbreviations[word];
  if (full !== undefined) return full;
  if (word.length > MAX_LENGTH || vocabulary.has(word) || otherWords.has(word)) return written;
  return findSimilarWord(word, vocabulary) ?? written;
}

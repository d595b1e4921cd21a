import { simplifyText } from '../spelling/index.ts';
import { getWordForms } from './wordForms.ts';

/** A part of a text. */
export interface TextPart {
  readonly text: string;
  /** The part is what a search has found. */
  readonly isMatch: boolean;
}

/**
 * Splits a text so that the beginnings of words that a search has found can be emphasised. All parts together are the
 * text.
 *
 * @param words from `toSearchWords`
 * @example markBeginnings('Dubai Frame', ['fra']).filter(({ isMatch }) => isMatch) // [{ text: 'Fra', isMatch: true }]
 * @example markBeginnings('Café', ['cafe']) // [{ text: 'Café', isMatch: true }]
 */
export function markBeginnings(text: string, words: readonly string[]): TextPart[] {
  const forms = words.flatMap((word) => getWordForms(word).forms).toSorted((one, other) => other.length - one.length);
  return text
    .split(/([\p{L}\p{M}\p{N}'’‘`]+)/u)
    .flatMap((word) => {
      const length = countMatchedLetters(word, forms);
      return [
        { text: word.slice(0, length), isMatch: true },
        { text: word.slice(length), isMatch: false },
      ];
    })
    .filter((part) => part.text !== '');
}

/** A letter with an accent may be two characters, and an apostrophe isn't part of the typed word. */
function countMatchedLetters(word: string, forms: readonly string[]): number {
  const lengths = Array.from({ length: word.length }, (_, index) => index + 1);
  for (const form of forms) {
    const length = lengths.findLast((count) => simplifyText(word.slice(0, count)) === form);
    if (length !== undefined) return length;
  }
  return 0;
}

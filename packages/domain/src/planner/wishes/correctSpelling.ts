import { abbreviations, otherWords, vocabulary } from './vocabulary.ts';

/** A word this long may have two errors. */
const LONG_WORD = 8;

/**
 * Replaces misspelt words by those of the planner's vocabulary: a word of at least four letters that differs in one
 * letter, or a long one that differs in two, with the same first letter.
 *
 * @example correctSpelling('3 dys in abu dabi') // '3 days in abu dhabi'
 * @example correctSpelling('They were there in Paris') // 'They were there in Paris'
 */
export const correctSpelling = (text: string): string => text.replaceAll(/\p{L}{3,}/gu, correctWord);

function correctWord(written: string): string {
  const word = written.toLowerCase();
  const full = abbreviations[word];
  if (full !== undefined) return full;
  if (word.length < 4 || word.length > 20 || vocabulary.has(word) || otherWords.has(word)) return written;
  const limit = word.length >= LONG_WORD ? 2 : 1;
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > limit) continue;
    const distance = countEdits(word, known);
    if (distance <= limit && (!best || distance < best.distance)) best = { word: known, distance };
  }
  return best?.word ?? written;
}

/**
 * Counts the edits from one word to another: inserted, removed and replaced letters, and swapped neighbours
 * (optimal string alignment).
 *
 * @example countEdits('dabi', 'dhabi') // 1
 * @example countEdits('firday', 'friday') // 1
 */
export function countEdits(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const replace = at0(last, at - 1) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swap = isSwap ? at0(beforeLast, at - 2) + 1 : replace;
      next.push(Math.min(replace, swap, at0(last, at) + 1, at0(next, at - 1) + 1));
    }
    [beforeLast, last] = [last, next];
  }
  return at0(last, other.length);
}

const at0 = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;

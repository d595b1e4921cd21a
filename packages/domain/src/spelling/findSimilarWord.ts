import { countEdits } from './countEdits.ts';

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** From this length on, a word may have two errors. */
const LONG_WORD = 8;

/**
 * Finds the known word that a misspelt one means: the one with the fewest edits, at most one in a short word and two in a
 * long one, with the same first letter. `undefined` if there is none.
 *
 * @param word in lower case
 * @example findSimilarWord('dabi', ['dubai', 'dhabi']) // 'dhabi'
 * @example findSimilarWord('abi', ['dhabi']) // undefined
 */
export function findSimilarWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  let max = word.length < LONG_WORD ? 1 : 2;
  let best: string | undefined;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > max) continue;
    const edits = countEdits(word, candidate);
    if (edits > max) continue;
    best = candidate;
    max = edits - 1;
  }
  return best;
}

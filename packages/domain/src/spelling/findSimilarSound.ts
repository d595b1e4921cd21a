import { countEdits } from './countEdits.ts';

const minLength = 4;
/** From this length on, a word may have three errors. */
const longWord = 8;

/**
 * Finds the known word that sounds like a misspelt one, such as an Arabic name in another transliteration: the one with
 * the fewest edits. `undefined` if there is none.
 *
 * @param word in lower case
 * @example findSimilarSound('kamel', ['camel']) // 'camel'
 * @example findSimilarSound('balon', ['balloon']) // 'balloon'
 */
export function findSimilarSound(word: string, known: Iterable<string>): string | undefined {
  if (word.length < minLength) return undefined;
  const sound = toSound(word);
  let max = word.length < longWord ? 2 : 3;
  let best: string | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > max || toSound(candidate) !== sound) continue;
    const edits = countEdits(word, candidate);
    if (edits > max) continue;
    best = candidate;
    max = edits - 1;
  }
  return best;
}

/** All vowels are one, as are doubled letters and those that transliterations confuse. */
const toSound = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/(?<=[aeiouydgkt])h/gu, '')
    .replaceAll(/[cq]/gu, 'k')
    .replaceAll('z', 's')
    .replaceAll(/[aeiouy]+/gu, 'a')
    .replaceAll(/(.)\1+/gu, '$1');

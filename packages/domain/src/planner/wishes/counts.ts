const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The pattern of a count in digits or as a word, in a group. */
export const COUNT = `(\\d{1,3}|${WORDS.join('|')})`;

/**
 * Parses a count in digits or as a word.
 *
 * @example parseCount('12') // 12
 * @example parseCount('Two') // 2
 */
export const parseCount = (text: string): number => WORDS.indexOf(text.toLowerCase()) + 1 || Number(text);

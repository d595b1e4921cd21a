const wordsPerMinute = 200;
const maxMinutes = 240;

/**
 * Counts the words of an HTML text without its tags.
 *
 * @example countWords('<p>By <em>day</em></p>') // 2
 * @example countWords('<p></p>') // 0
 */
export const countWords = (html: string): number =>
  html
    .replaceAll(/<[^>]+>|&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

/**
 * Returns how long reading an HTML text takes, in whole minutes from 1 to 240.
 *
 * @example getReadMinutes('<p>In short</p>') // 1
 * @example getReadMinutes('word '.repeat(500)) // 3
 */
export const getReadMinutes = (html: string): number =>
  Math.min(maxMinutes, Math.max(1, Math.round(countWords(html) / wordsPerMinute)));

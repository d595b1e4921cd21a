/**
 * Returns the first letters of the first and the last word of a name, in upper case.
 *
 * @example getInitials('Layla Al Mansoori') // 'LM'
 * @example getInitials('  cher ') // 'C'
 */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

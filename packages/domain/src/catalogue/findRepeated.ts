/**
 * Returns the positions of the entries whose key another one has before them. Texts that differ only in case, spaces
 * around them or the form of their accents are the same for a reader.
 *
 * @example findRepeated(['Adult', 'Child', ' adult']) // [2]
 * @example findRepeated(['', '']) // []
 */
export function findRepeated(keys: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>();
  return keys.flatMap((key, at) => {
    const text = key?.trim().normalize('NFKC').toLowerCase() ?? '';
    const isRepeated = text !== '' && seen.has(text);
    seen.add(text);
    return isRepeated ? [at] : [];
  });
}

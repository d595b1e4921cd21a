/** The part of a `File` that is checked. */
type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

/** The limits of the files that a field accepts. */
export interface FileLimits {
  /** Media types and extensions, as in the `accept` attribute: `image/*`, `text/csv`, `.pdf`. */
  accept?: readonly string[];
  /** The size of the largest file. */
  maxBytes?: number;
}

/**
 * Returns why a file is rejected. Browsers apply `accept` to their dialog, but not to dropped files.
 *
 * @example checkFile({ name: 'a.PDF', type: '', size: 1 }, { accept: ['.pdf'] }) // undefined
 * @example checkFile({ name: 'a.png', type: 'image/png', size: 9 }, { accept: ['image/*'], maxBytes: 8 }) // 'tooLarge'
 */
export function checkFile(file: FileInfo, { accept, maxBytes }: FileLimits): 'wrongType' | 'tooLarge' | undefined {
  const matches = (pattern: string) =>
    pattern.startsWith('.')
      ? file.name.toLowerCase().endsWith(pattern.toLowerCase())
      : pattern.endsWith('/*')
        ? file.type.startsWith(pattern.slice(0, -1))
        : file.type === pattern;
  if (accept && !accept.some(matches)) return 'wrongType';
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : undefined;
}

/**
 * Formats a number of bytes.
 *
 * @example formatBytes(2_500_000, 'en') // '2.5 MB'
 * @example formatBytes(900, 'en') // '1 kB'
 */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1e6;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
}

const MAX_LENGTH = 160;
const ELLIPSIS = '…';
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * Shortens a page's description for search engines to at most 160 characters, between words (SHELL-59).
 *
 * @example toMetaDescription('Dunes at dusk.') // 'Dunes at dusk.'
 * @example toMetaDescription('word '.repeat(40)) // 'word word … word…', 160 characters at most
 */
export function toMetaDescription(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.length <= MAX_LENGTH) return plain;
  const start = plain.slice(0, MAX_LENGTH - ELLIPSIS.length + 1);
  const lastSpace = start.lastIndexOf(' ');
  const cut = lastSpace > 0 ? start.slice(0, lastSpace) : start.slice(0, -1).replace(HALF_A_CHARACTER, '');
  return cut.replace(/[.,;:!?–—-]+$/, '') + ELLIPSIS;
}

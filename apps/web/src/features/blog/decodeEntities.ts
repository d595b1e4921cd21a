const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  copy: '©',
};

const LAST_CODE_POINT = 0x10ffff;

/**
 * Decodes HTML character references; an unknown name stays as it is.
 *
 * @example decodeEntities('Fish &amp; chips') // 'Fish & chips'
 * @example decodeEntities('&#8217;&unknown;') // '’&unknown;'
 */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z0-9]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= LAST_CODE_POINT ? String.fromCodePoint(point) : whole;
  });

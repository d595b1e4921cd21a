/**
 * Returns a text in lower case, without accents and apostrophes, to compare it with another.
 *
 * @example simplifyText('Café') // 'cafe'
 * @example simplifyText('Fisherman’s') // 'fishermans'
 */
export const simplifyText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’‘`]/gu, '');

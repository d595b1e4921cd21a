/**
 * Formats an expiry date while it is typed: the slash is inserted, because number pads have none.
 *
 * @example expiryText('1227') // '12/27'
 * @example expiryText('1/27') // '01/27'
 */
export function expiryText(typed: string): string {
  const signs = typed.replaceAll(/[^\d/]/g, '');
  if (/^\d\//.test(signs)) return `0${signs}`;
  return signs.replace(/^(\d{2})(\d)/, '$1/$2');
}

/**
 * Formats an expiry date while it is typed: the slash is inserted, because number pads have none.
 *
 * @example formatExpiry('1227') // '12/27'
 * @example formatExpiry('1/27') // '01/27'
 */
export function formatExpiry(typed: string): string {
  const signs = typed.replaceAll(/[^\d/]/g, '');
  if (/^\d\//.test(signs)) return `0${signs}`;
  return signs.replace(/^(\d{2})(\d)/, '$1/$2');
}

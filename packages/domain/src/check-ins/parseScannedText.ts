const code = /^[A-Za-z0-9_-]{100,200}$/;
const passNumber = /^(TB|AB|EB|FT)\d{8}-[1-9]\d{0,4}$/;

/**
 * Returns the code or number of a pass from what a scanner reads or a person types: the code, the address of the pass
 * page with the code as fragment, or the number. `undefined` for anything else.
 *
 * @example parseScannedText(' ab00000042-2 ') // 'AB00000042-2'
 * @example parseScannedText('Layla') // undefined
 */
export function parseScannedText(text: string): string | undefined {
  const trimmed = text.trim();
  const stated = trimmed.slice(trimmed.indexOf('#') + 1);
  if (code.test(stated)) return stated;
  const number = trimmed.toUpperCase();
  return passNumber.test(number) ? number : undefined;
}

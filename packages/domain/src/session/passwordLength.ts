/** In characters (GAP-06). */
export const passwordLength = { min: 8, max: 128 } as const;

/**
 * @example hasPasswordLength('12345678') // true
 * @example hasPasswordLength('1234567') // false
 */
export function hasPasswordLength(password: string): boolean {
  const characters = [...password].length;
  return characters >= passwordLength.min && characters <= passwordLength.max;
}

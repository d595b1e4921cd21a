const SHAPE = /^<?[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)*@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+>?$/;

/**
 * Whether text looks like x@y.z, without a display name (AUTH-22, TOUR-33).
 *
 * @example isEmail('mona@example.ae') // true
 * @example isEmail('mona@example') // false
 */
export const isEmail = (text: string): boolean => SHAPE.test(text.trim());

/** The limits of a password's length, in characters (GAP-06). */
export const passwordLength = { min: 8, max: 128 } as const;

/**
 * Whether a password has an allowed length, counted in Unicode characters.
 *
 * @example hasPasswordLength('12345678') // true
 * @example hasPasswordLength('1234567') // false
 */
export function hasPasswordLength(password: string): boolean {
  const characters = [...password].length;
  return characters >= passwordLength.min && characters <= passwordLength.max;
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a phone number to E.164; `undefined` if it is none. A number without country code is one of the Emirates.
 * The smallest metadata is enough: 25 kB with brotli, where types of numbers would need 29 (mobile) or 43 kB (all).
 *
 * @example parsePhone('050 123 4567') // '+971501234567'
 * @example parsePhone('call me') // undefined
 */
export function parsePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text.trim(), { defaultCountry: 'AE', extract: false });
  return phone?.isValid() && !phone.ext ? phone.number : undefined;
}

/**
 * Formats a phone number internationally; text that is no phone number is returned unchanged.
 *
 * @example formatPhone('+971501234567') // '+971 50 123 4567'
 * @example formatPhone('call me') // 'call me'
 */
export const formatPhone = (text: string): string =>
  parsePhoneNumberFromString(parsePhone(text) ?? '')?.formatInternational() ?? text;

/**
 * Whether text is a phone number. Checks of forms get it as a parameter, as browsers load it after the first render.
 *
 * @example isPhone('+46 70 123 40 03') // true
 * @example isPhone('12345') // false
 */
export const isPhone: IsPhone = (text) => parsePhone(text) !== undefined;

/** The type of `isPhone`. */
export type IsPhone = (text: string) => boolean;

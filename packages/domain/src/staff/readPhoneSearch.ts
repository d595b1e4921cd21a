const minDigits = 6;

/**
 * Returns the digits with which a searched phone number ends, without zeros and a plus before the country or area code;
 * `undefined` if the text isn't a phone number or the last six digits of one.
 *
 * @example readPhoneSearch('+971 50 555-0142') // '971505550142'
 * @example readPhoneSearch('AB10047756') // undefined
 */
export function readPhoneSearch(text: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < minDigits ? undefined : digits;
}

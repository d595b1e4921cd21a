import { simplifyText } from '../spelling/index.ts';

/** People read out the last four digits of a number. */
const minDigits = 4;
/** Fewer digits are the end of a number: their zeros aren't before a country or area code. */
const minWithPrefix = 9;

/**
 * Returns the digits with which a searched phone number ends, without zeros and a plus before the country or area code;
 * `undefined` if the text isn't a phone number or the last four digits of one.
 *
 * @example readPhoneSearch('+971 50 555-0142') // '971505550142'
 * @example readPhoneSearch('AB10047756') // undefined
 */
export function readPhoneSearch(text: string): string | undefined {
  const simple = simplifyText(text);
  if (!/^[\d\s()+./-]+$/.test(simple)) return undefined;
  const typed = simple.replaceAll(/\D/g, '');
  const digits = typed.length < minWithPrefix ? typed : typed.replace(/^0+/, '');
  return digits.length < minDigits ? undefined : digits;
}

import { passwordLength } from './credentials.ts';

/** What an attacker may know of an account. */
export interface AccountData {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Returns whether a password has fewer than eight characters without the account's names and the words of its email
 * address, because an attacker tries those first. Words of up to two letters count as the password's own.
 *
 * @example consistsOfOwnData('Haddad-1990', { email: 'mona@example.ae', firstName: 'Mona', lastName: 'Haddad' }) // true
 * @example consistsOfOwnData('mona-by-the-sea', { email: 'mona@example.ae', firstName: 'Mona', lastName: 'Haddad' }) // false
 */
export function consistsOfOwnData(password: string, { email, firstName, lastName }: AccountData): boolean {
  const words = `${email} ${firstName} ${lastName}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const rest = words
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return [...rest].length < passwordLength.min;
}

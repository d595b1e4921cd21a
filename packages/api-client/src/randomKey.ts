/**
 * A key that nobody guesses and no second call makes: 128 random bits in hexadecimal. For sessions of guests and for
 * idempotency keys that a caller keeps for a repeat. (`crypto.randomUUID` is missing where a page comes without https.)
 *
 * @example randomKey() // '3f0c…', 32 characters
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

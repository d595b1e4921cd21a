/**
 * Returns 128 random bits in hexadecimal, for session keys of guests and idempotency keys. (`crypto.randomUUID` is
 * undefined on pages without https.)
 *
 * @example randomKey() // '3f0c…', 32 characters
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

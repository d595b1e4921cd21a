import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactText } from './index.ts';

describe('SHELL-60 redactText', () => {
  it.each([
    ['No seat for layla@example.com, call +971 50 555 0142', 'No seat for [e-mail] call +[number]'],
    ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
    ['Minified React error #418; see https://react.dev/errors/418?a=b', 'Minified React error #418; see [address]'],
    ['Unexpected token in JSON: "Layla Haddad" is not valid', 'Unexpected token in JSON: [quoted] is not valid'],
    ['No “Layla” and no `Haddad`', 'No [quoted] and no [quoted]'],
    ['Booking TB20481516 is gone since 2030-03-01', 'Booking TB[number] is gone since [number]'],
    ['4111-1111 1111/1111', '[number]'],
    ['authorization: Bearer abc', 'authorization: [token]'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln rejected', 'token [token] rejected'],
    ['It responded with 503', 'It responded with 503'],
    ['', ''],
  ])('SHELL-60 “%s” is reported as “%s”', (text, redacted) => expect(redactText(text)).toBe(redacted));

  it('SHELL-60 a long text is cut', () => {
    expect(redactText('word '.repeat(1000))).toHaveLength(300);
  });

  const around = fc.constantFrom('', ' ', 'No seat for ', 'x: ', '(', ', then ');
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

  it('CHECKOUT-15 redacts card numbers in any notation', () => {
    const card = fc.tuple(digits(4), digits(4), digits(4), digits(4));
    fc.assert(
      fc.property(around, card, fc.constantFrom('', ' ', '-', '/'), around, (before, parts, between, after) => {
        const redacted = redactText(before + parts.join(between) + after);
        expect(redacted).not.toMatch(/\d/);
      }),
    );
  });

  it('SHELL-60 redacts e-mail addresses and tokens', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGH-_';
    const token = fc.array(fc.constantFrom(...letters), { minLength: 24, maxLength: 80 }).map((list) => list.join(''));
    fc.assert(
      fc.property(around, fc.emailAddress(), token, around, (before, email, secret, after) => {
        const redacted = redactText(`${before}${email} ${secret}${after}`);
        expect(redacted).not.toContain(email);
        expect(redacted).not.toContain(secret);
      }),
    );
  });

  it('SHELL-60 redacting twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 250 }), (text) => {
        const redacted = redactText(text);
        expect(redactText(redacted)).toBe(redacted);
      }),
    );
  });
});

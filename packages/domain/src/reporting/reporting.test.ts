import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactText, TRACE_RATE } from './index.ts';

it('SHELL-60 of one visit in ten it is told how long its first page took', () => expect(TRACE_RATE).toBe(0.1));

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
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln refused', 'token [token] refused'],
    ['It answered 503', 'It answered 503'],
    ['', ''],
  ])('SHELL-60 “%s” is told as “%s”', (text, told) => expect(redactText(text)).toBe(told));

  it('SHELL-60 a long text is cut', () => {
    expect(redactText('word '.repeat(1000))).toHaveLength(300);
  });

  const around = fc.constantFrom('', ' ', 'No seat for ', 'x: ', '(', ', then ');
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

  it('CHECKOUT-15 no number of a card is told, however it is written', () => {
    const card = fc.tuple(digits(4), digits(4), digits(4), digits(4));
    fc.assert(
      fc.property(around, card, fc.constantFrom('', ' ', '-', '/'), around, (before, parts, between, after) => {
        const told = redactText(before + parts.join(between) + after);
        expect(told).not.toMatch(/\d/);
      }),
    );
  });

  it('SHELL-60 no e-mail address and no token is told', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGH-_';
    const token = fc.array(fc.constantFrom(...letters), { minLength: 24, maxLength: 80 }).map((list) => list.join(''));
    fc.assert(
      fc.property(around, fc.emailAddress(), token, around, (before, email, secret, after) => {
        const told = redactText(`${before}${email} ${secret}${after}`);
        expect(told).not.toContain(email);
        expect(told).not.toContain(secret);
      }),
    );
  });

  it('SHELL-60 what is told is told the same again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 250 }), (text) => {
        const told = redactText(text);
        expect(redactText(told)).toBe(told);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSignIn,
  checkSignUp,
  consistsOfOwnData,
  describeUserAgent,
  hasPasswordLength,
  isEmail,
  isPendingBookingFresh,
  passwordLength,
  sanitiseReturnPath,
  storageKeys,
} from './index.ts';

describe('checkSignUp', () => {
  const form = { firstName: 'Mona', lastName: 'Haddad', email: 'mona@example.ae', password: 'secret 123' };

  it('AUTH-07 the phone is optional', () => {
    expect(checkSignUp(form)).toBeUndefined();
    expect(checkSignUp({ ...form, phone: '' })).toBeUndefined();
  });

  it.each(['firstName', 'lastName', 'email', 'password'] as const)('AUTH-08 %s is required', (field) => {
    const error = { message: 'Please fill in all required fields', fields: [field] };
    expect(checkSignUp({ ...form, [field]: '' })).toEqual(error);
    expect(checkSignUp({ ...form, [field]: '  ' })).toEqual(error);
  });

  it('AUTH-08 lists all missing fields', () => {
    expect(checkSignUp({ firstName: '', lastName: '', email: '', password: '' })?.fields).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
    ]);
  });
});

describe('checkSignIn', () => {
  it.each([
    ['mona@example.ae', 'x', []],
    ['', '', ['email', 'password']],
    ['mona', 'x', ['email']],
    ['mona@example.ae', '', ['password']],
    ['mona@example.ae', ' ', []],
  ])('AUTH-22 %o with %o: invalid fields %o', (email, password, fields) =>
    expect(checkSignIn({ email, password })).toEqual(fields),
  );
});

describe('isEmail', () => {
  it.each(['x@y.z', ' mona@example.ae ', '<mona@example.ae>', 'mona.haddad+tours@mail.example.co.ae'])(
    'AUTH-22 %o is an e-mail address',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    '',
    'mona',
    'mona@',
    '@example.ae',
    'mona@example',
    'mona@example.',
    'mona@.ae',
    'mo na@example.ae',
    'a@b@example.ae',
    'mona@exa mple.ae',
    'mona@example..ae',
    'x mona@example.ae',
    'mo..na@example.ae',
    'Mona <mona@example.ae>',
    'Mona<mona@example.ae>',
    'mona,sara@example.ae',
    'mona@example.ae;',
  ])('AUTH-22 %o is no e-mail address', (text) => expect(isEmail(text)).toBe(false));
});

it('GAP-06 a password has 8 to 128 characters', () => {
  expect(passwordLength).toEqual({ min: 8, max: 128 });
  expect([7, 8, 128, 129].map((length) => hasPasswordLength('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect(hasPasswordLength('😀'.repeat(7))).toBe(false);
});

describe('isPendingBookingFresh', () => {
  const savedAt = new Date('2026-12-18T08:00:00Z');

  it.each([
    ['CONST-21 AUTH-47 29 min 59 s old', '2026-12-18T08:29:59Z', true],
    ['CONST-21 AUTH-47 30 min old', '2026-12-18T08:30:00Z', false],
    ['CONST-21 a millisecond less', '2026-12-18T08:29:59.999Z', true],
    ['XFER-35 a day old', '2026-12-19T08:00:00Z', false],
    ['AUTH-47 saved under a clock that was ahead', '2026-12-18T07:59:00Z', true],
  ])('%s', (_, now, isFresh) => expect(isPendingBookingFresh(savedAt, new Date(now))).toBe(isFresh));
});

describe('sanitiseReturnPath', () => {
  it.each(['/', '/checkout', '/transfer-booking', '/things-to-do?category=tours#top', '/a//b'])(
    'AUTH-30 %o is in this shop',
    (path) => expect(sanitiseReturnPath(path)).toBe(path),
  );

  it.each([
    null,
    undefined,
    '',
    'checkout',
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '\n//other.example',
    '/\r\n\\other.example',
    ' //other.example',
    'javascript:alert(1)',
    '\\\\other.example',
  ])('GAP-51 %o is not, so it becomes home', (path) => expect(sanitiseReturnPath(path)).toBe('/'));

  it('AUTH-30 trims white space around a path', () => expect(sanitiseReturnPath(' /checkout\n')).toBe('/checkout'));

  it('GAP-51 the result never leaves this shop', () => {
    const anAddress = fc.array(fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', ':', '@', 'a', 'http', '?', '#'));
    fc.assert(
      fc.property(anAddress, (parts) => {
        expect(new URL(sanitiseReturnPath(parts.join('')), 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});

describe('storage keys', () => {
  it('AUTH-34 XFER-33 GAP-36 each value has one key', () => {
    expect(Object.values(storageKeys)).toEqual(
      'session_key user pendingBooking redirectAfterLogin lastBooking transferSearch transferChoice transferBooking cruiseRequest dayPlannerSessionId dayPlannerPreferences dashboardTheme'.split(
        ' ',
      ),
    );
  });
});

describe('consistsOfOwnData', () => {
  const account = { email: 'layla.haddad@dunes.example', firstName: 'Layla', lastName: 'Al Haddad' };
  it.each([
    ['E12 the address', 'layla.haddad@dunes.example', true],
    ['E12 both names and a year', 'LaylaHaddad1990', true],
    ['E12 a name with seven other characters', 'haddad-1-2-3-', true],
    ['E12 a name with eight other characters', 'haddad-1-2-3-4', false],
    ['E12 words of two letters', 'already-al-dente', false],
    ['E12 nothing of the account', 'sand-dune-9', false],
  ])('%s: %s', (_, password, expected) => expect(consistsOfOwnData(password, account)).toBe(expected));
});

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${like} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${like} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${like} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/19.0 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  ['', null, null],
])('E12 %s is %s on %s', (userAgent, browser, system) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser, system });
});

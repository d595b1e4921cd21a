import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { testClock } from '../testing/testClock.ts';
import { createAccessTokens } from './accessTokens.ts';

const secret = 'a secret of the tests, long enough';
const clock = testClock('2030-03-01T08:00:00Z');
const tokens = createAccessTokens(secret, clock);
const now = clock.now().getTime() / 1000;
const ownKey = createSecretKey(secret, 'utf8');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const claims = { sub: 'layla', iss: 'aitours', aud: 'aitours-api', iat: now, exp: now + 900 };
const signed = (
  given: { [Name in keyof typeof claims]?: (typeof claims)[Name] | undefined },
  alg = 'HS256',
  key = ownKey,
) => new SignJWT({ ...claims, ...given }).setProtectedHeader({ alg }).sign(key);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('GAP-06 a valid token gives its user and issue time', async () => {
  expect(await tokens.verify(await tokens.issue('layla'))).toEqual({ userId: 'layla', issuedAt: clock.now() });
  expect(await tokens.verify(await signed({}))).toEqual({ userId: 'layla', issuedAt: clock.now() });
});

test.each<[string, () => Promise<string> | string]>([
  ['without signature, alg none,', () => new UnsecuredJWT(claims).encode()],
  ['without signature, alg NONE,', () => `${encoded({ alg: 'NONE' })}.${encoded(claims)}.`],
  ['signed with another key', () => signed({}, 'HS256', createSecretKey('another secret of that length!!', 'utf8'))],
  ['signed with our key by another algorithm', () => signed({}, 'HS512')],
  ['signed with an RSA key', () => signed({}, 'RS256', rsa)],
  [
    'changed after it was signed',
    async () => {
      const [head, , signature] = (await tokens.issue('layla')).split('.');
      return `${head}.${encoded({ ...claims, sub: 'omar' })}.${signature}`;
    },
  ],
  ['with its signature removed', async () => (await tokens.issue('layla')).replace(/[^.]+$/, '')],
  ['for another audience', () => signed({ aud: 'another-api' })],
  ['without audience', () => signed({ aud: undefined })],
  ['of another issuer', () => signed({ iss: 'https://accounts.google.com' })],
  ['that has expired', () => signed({ exp: now })],
  ['that never expires', () => signed({ exp: undefined })],
  ['without issue time', () => signed({ iat: undefined })],
  ['without subject', () => signed({ sub: undefined })],
  [
    'with its own key in the header',
    () => `${encoded({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${encoded(claims)}.AAAA`,
  ],
  ['that isn’t a JWT', () => 'a.b.c'],
  ['that is empty', () => ''],
])('GAP-06 a token %s is rejected', async (_, create) => expect(await tokens.verify(await create())).toBeNull());

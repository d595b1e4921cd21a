import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { testClock } from '../testing/testClock.ts';
import { accessTokens } from './accessTokens.ts';

const secret = 'a secret of the tests, long enough';
const clock = testClock('2030-03-01T08:00:00Z');
const tokens = accessTokens(secret, clock);
const now = clock.now().getTime() / 1000;
const ours = createSecretKey(secret, 'utf8');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const claims = { sub: 'layla', iss: 'aitours', aud: 'aitours-api', iat: now, exp: now + 900 };
const signed = (
  given: { [Name in keyof typeof claims]?: (typeof claims)[Name] | undefined },
  alg = 'HS256',
  key = ours,
) => new SignJWT({ ...claims, ...given }).setProtectedHeader({ alg }).sign(key);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('GAP-06 a token of our own names its user, and when it was issued', async () => {
  expect(await tokens.read(await tokens.issue('layla'))).toEqual({ userId: 'layla', issuedAt: clock.now() });
  expect(await tokens.read(await signed({}))).toEqual({ userId: 'layla', issuedAt: clock.now() });
});

test.each<[string, () => Promise<string> | string]>([
  ['signed by nobody', () => new UnsecuredJWT(claims).encode()],
  ['signed by nobody, in capitals', () => `${encoded({ alg: 'NONE' })}.${encoded(claims)}.`],
  ['signed with another key', () => signed({}, 'HS256', createSecretKey('another secret of that length!!', 'utf8'))],
  ['signed with our key in another way', () => signed({}, 'HS512')],
  ['signed with a pair of keys', () => signed({}, 'RS256', rsa)],
  [
    'changed after it was signed',
    async () => {
      const [head, , signature] = (await tokens.issue('layla')).split('.');
      return `${head}.${encoded({ ...claims, sub: 'omar' })}.${signature}`;
    },
  ],
  ['without its signature', async () => (await tokens.issue('layla')).replace(/[^.]+$/, '')],
  ['meant for somebody else', () => signed({ aud: 'another-api' })],
  ['meant for nobody', () => signed({ aud: undefined })],
  ['of another issuer', () => signed({ iss: 'https://accounts.google.com' })],
  ['that has expired', () => signed({ exp: now })],
  ['that never expires', () => signed({ exp: undefined })],
  ['that doesn’t say when it was issued', () => signed({ iat: undefined })],
  ['of no user', () => signed({ sub: undefined })],
  [
    'with a key of its own',
    () => `${encoded({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${encoded(claims)}.AAAA`,
  ],
  ['that is none', () => 'a.b.c'],
  ['of nothing', () => ''],
])('GAP-06 a token %s names nobody', async (_, make) => expect(await tokens.read(await make())).toBeNull());

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

const claims = { sub: 'layla', sid: 'session', iss: 'aitours', aud: 'aitours-api', iat: now, exp: now + 900 };
const signed = (
  given: { [Name in keyof typeof claims]?: (typeof claims)[Name] | undefined },
  alg = 'HS256',
  key = ownKey,
) => new SignJWT({ ...claims, ...given }).setProtectedHeader({ alg }).sign(key);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const session = { userId: 'layla', sessionId: 'session' };
const issue = (minutes = 60) => tokens.issue({ ...session, endsAt: new Date((now + minutes * 60) * 1000) });

test('GAP-06 a valid token gives its user and session', async () => {
  expect(await tokens.verify(await issue())).toEqual(session);
  expect(await tokens.verify(await signed({}))).toEqual(session);
});

test('GAP-06 E12 a token is valid for 15 minutes, and no longer than its session', async () => {
  for (const [minutes, last] of [
    [60, 15],
    [5, 5],
  ] as const) {
    const token = await issue(minutes);
    const verifyAt = (seconds: number) =>
      createAccessTokens(secret, testClock(new Date((now + seconds) * 1000).toISOString())).verify(token);
    expect([await verifyAt(last * 60 - 1), await verifyAt(last * 60)]).toEqual([session, null]);
  }
});

test('GAP-06 a token that was verified before is rejected when it has expired', async () => {
  const moving = testClock('2030-03-01T08:00:00Z');
  const ofMovingClock = createAccessTokens(secret, moving);
  const token = await issue();
  const verified = [await ofMovingClock.verify(token), await ofMovingClock.verify(token)];
  moving.advance(15 * 60_000);
  expect([...verified, await ofMovingClock.verify(token)]).toEqual([session, session, null]);
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
      const [head, , signature] = (await issue()).split('.');
      return `${head}.${encoded({ ...claims, sub: 'omar' })}.${signature}`;
    },
  ],
  ['with its signature removed', async () => (await issue()).replace(/[^.]+$/, '')],
  ['for another audience', () => signed({ aud: 'another-api' })],
  ['without audience', () => signed({ aud: undefined })],
  ['of another issuer', () => signed({ iss: 'https://accounts.google.com' })],
  ['that has expired', () => signed({ exp: now })],
  ['that never expires', () => signed({ exp: undefined })],
  ['without session', () => signed({ sid: undefined })],
  ['without subject', () => signed({ sub: undefined })],
  [
    'with its own key in the header',
    () => `${encoded({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${encoded(claims)}.AAAA`,
  ],
  ['that isn’t a JWT', () => 'a.b.c'],
  ['that is empty', () => ''],
])('GAP-06 a token %s is rejected', async (_, create) => expect(await tokens.verify(await create())).toBeNull());

import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

/** An issuer like Google's, on this machine: its keys, its user info and its answer to whom a token was issued. */
const keys = await generateKeyPair('RS256');
const strangers = await generateKeyPair('RS256');
const clientId = 'shop.apps.googleusercontent.com';
const createAccessTokens = new Map<string, { aud: string; claims: JWTPayload }>();
let issuer = '';
let server: Server;
let api: TestApi;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const token = url.searchParams.get('access_token') ?? request.headers.authorization?.replace('Bearer ', '') ?? '';
    const known = createAccessTokens.get(token);
    const answer = {
      '/.well-known/openid-configuration': { jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` },
      '/keys': { keys: [jwk] },
      '/tokeninfo': known && { aud: known.aud },
      '/userinfo': known?.claims,
    }[url.pathname];
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await startTestApi({
    environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_TOKENINFO_URL: `${issuer}/tokeninfo` },
  });
});
afterAll(async () => {
  await api.close();
  server.close();
});

const omar = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@Example.com`,
  email_verified: true,
  given_name: 'Omar',
  family_name: 'Aziz',
});

interface TokenParts {
  readonly claims?: JWTPayload;
  readonly aud?: string;
  readonly iss?: string;
  readonly life?: number;
  readonly key?: CryptoKey;
}

function idToken({
  claims = omar(),
  aud = clientId,
  iss = issuer,
  life = 3600,
  key = keys.privateKey,
}: TokenParts = {}): Promise<string> {
  const now = Math.floor(api.clock.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(now - 10)
    .setExpirationTime(now + life)
    .sign(key);
}

const byDialog = (id_token: string) => api.call('POST', '/auth/social/google/', { body: { id_token } });
const byPage = (access_token: string) =>
  api.call('POST', '/users/social_auth/', { body: { provider: 'google', access_token } });

test('API-09 AUTH-15 a good identity token opens an account and signs in', async () => {
  const claims = omar();
  const answer = await byDialog(await idToken({ claims }));
  expect(answer.statusCode).toBe(200);
  const me = await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${answer.json().access}` } });
  expect(me.json()).toMatchObject({ email: claims.email.toLowerCase(), full_name: 'Omar Aziz' });
  expect((await byDialog(await idToken({ claims }))).statusCode).toBe(200);
});

test.each([
  ['another client', () => idToken({ aud: 'another-shop' })],
  ['another issuer', () => idToken({ iss: 'https://accounts.example.com' })],
  ['an expired one', () => idToken({ life: -60 })],
  ["somebody else's key", () => idToken({ key: strangers.privateKey })],
  ['an unverified address', () => idToken({ claims: { ...omar(), email_verified: false } })],
  ['no address', () => idToken({ claims: { sub: '1' } })],
  ['nonsense', async () => 'a.b.c'],
])('GAP-07 a token of %s is refused', async (_name, make) => {
  const answer = await byDialog(await make());
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ type: 'social-sign-in-failed', detail: expect.any(String) });
});

test('API-08 API-13 GAP-02 an access token made for this shop signs in and gives the user', async () => {
  const claims = omar();
  createAccessTokens.set('good', { aud: clientId, claims });
  const answer = await byPage('good');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    access: expect.any(String),
    refresh: expect.any(String),
    user: { email: claims.email.toLowerCase() },
  });
});

test('GAP-02 an access token made for another shop, or unknown to Google, is refused', async () => {
  createAccessTokens.set('borrowed', { aud: 'another-shop', claims: omar() });
  expect((await byPage('borrowed')).json()).toMatchObject({ type: 'social-sign-in-failed' });
  expect((await byPage('unknown')).json()).toMatchObject({ type: 'social-sign-in-failed' });
});

test('GAP-07 simultaneous first sign-ins open one account', async () => {
  const claims = omar();
  const tokens = await Promise.all(Array.from({ length: 6 }, () => idToken({ claims })));
  const answers = await Promise.all(tokens.map(byDialog));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 200));
});

test('GAP-07 a password set for an address nobody proved ends when its owner comes with Google', async () => {
  const claims = omar();
  const body = { email: claims.email, password: 'squatter-1', first_name: 'X', last_name: 'Y' };
  await api.call('POST', '/users/', { body });
  const squatter = (await api.call('POST', '/users/login/', { body })).json();
  expect((await byDialog(await idToken({ claims }))).statusCode).toBe(200);
  expect((await api.call('POST', '/users/login/', { body })).statusCode).toBe(401);
  expect((await api.call('POST', '/token/refresh/', { body: { refresh: squatter.refresh } })).statusCode).toBe(401);
});

test('GAP-07 a proven account keeps its password beside Google', async () => {
  const claims = omar();
  const body = { email: claims.email, password: 'my-own-pass', first_name: 'Omar', last_name: 'Aziz' };
  await api.call('POST', '/users/', { body });
  await api.call('POST', '/users/send_otp/', { body });
  const email = claims.email.toLowerCase();
  await api.call('POST', '/users/verify_otp/', { body: { email, otp: await api.outbox.newestCode(email) } });
  await byDialog(await idToken({ claims }));
  expect((await api.call('POST', '/users/login/', { body })).statusCode).toBe(200);
});

test('GAP-07 without a client id Google sign-in is refused', async () => {
  const plain = await startTestApi();
  const answers = [
    await plain.call('POST', '/auth/social/google/', { body: { id_token: 'x' } }),
    await plain.call('POST', '/users/social_auth/', { body: { provider: 'google', access_token: 'x' } }),
  ];
  await plain.close();
  for (const answer of answers) expect(answer.json()).toMatchObject({ status: 401, type: 'social-sign-in-failed' });
});

test('API-09 when Google cannot be reached, that is said', async () => {
  const alone = await startTestApi({
    environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
  });
  const answer = await alone.call('POST', '/auth/social/google/', { body: { id_token: await idToken() } });
  await alone.close();
  expect(answer.json()).toMatchObject({ status: 503, type: 'service-unavailable' });
});

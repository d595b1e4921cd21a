import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

/** A local issuer with Google's endpoints: keys, user info and token info. */
const keys = await generateKeyPair('RS256');
const otherKeys = await generateKeyPair('RS256');
const clientId = 'shop.apps.googleusercontent.com';
const createAccessTokens = new Map<string, { aud: string; claims: JWTPayload }>();
let issuer = '';
/** Of the discovery document, if another one. */
let statedIssuer: string | undefined;
let server: Server;
let api: TestApi;

beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const token = url.searchParams.get('access_token') ?? request.headers.authorization?.replace('Bearer ', '') ?? '';
    const known = createAccessTokens.get(token);
    const body = {
      '/.well-known/openid-configuration': {
        issuer: statedIssuer ?? issuer,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
      },
      '/keys': { keys: [jwk] },
      '/tokeninfo': known && { aud: known.aud },
      '/userinfo': known?.claims,
      '/moved/tokeninfo': known && { aud: clientId },
    }[url.pathname];
    if (token === 'redirected' && url.pathname === '/tokeninfo')
      return response.writeHead(302, { location: `/moved${request.url}` }).end();
    response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
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

const signInByDialog = (id_token: string, registration_key?: string) =>
  api.call('POST', '/auth/social/google/', { body: { id_token, registration_key } });
const signInByPage = (access_token: string, registration_key?: string) =>
  api.call('POST', '/users/social_auth/', { body: { provider: 'google', access_token, registration_key } });
type SignIn = (claims: JWTPayload, key?: string) => ReturnType<typeof signInByDialog>;
const waysToSignIn: [string, SignIn][] = [
  ['dialog', async (claims, key) => signInByDialog(await idToken({ claims }), key)],
  [
    'page',
    (claims, key) => {
      const token = randomUUID();
      createAccessTokens.set(token, { aud: clientId, claims });
      return signInByPage(token, key);
    },
  ],
];

test('API-09 AUTH-15 a valid identity token creates an account and signs in', async () => {
  const claims = omar();
  const response = await signInByDialog(await idToken({ claims }));
  expect(response.statusCode).toBe(200);
  const me = await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${response.json().access}` } });
  expect(me.json()).toMatchObject({ email: claims.email.toLowerCase(), full_name: 'Omar Aziz' });
  expect((await signInByDialog(await idToken({ claims }))).statusCode).toBe(200);
});

test.each([
  ['another client', () => idToken({ aud: 'another-shop' })],
  ['another issuer', () => idToken({ iss: 'https://accounts.example.com' })],
  ['the past', () => idToken({ life: -60 })],
  ['another key', () => idToken({ key: otherKeys.privateKey })],
  ['an unverified address', () => idToken({ claims: { ...omar(), email_verified: false } })],
  ['no address', () => idToken({ claims: { sub: '1' } })],
  ['nonsense', async () => 'a.b.c'],
])('GAP-07 an identity token of %s is rejected', async (_name, createToken) => {
  const response = await signInByDialog(await createToken());
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ type: 'social-sign-in-failed', detail: expect.any(String) });
});

test('API-08 API-13 GAP-02 an access token of this client signs in and returns the user', async () => {
  const claims = omar();
  createAccessTokens.set('good', { aud: clientId, claims });
  const response = await signInByPage('good');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    access: expect.any(String),
    refresh: expect.any(String),
    user: { email: claims.email.toLowerCase() },
  });
});

test('GAP-02 an access token of another client, or unknown to Google, is rejected', async () => {
  createAccessTokens.set('borrowed', { aud: 'another-shop', claims: omar() });
  expect((await signInByPage('borrowed')).json()).toMatchObject({ type: 'social-sign-in-failed' });
  expect((await signInByPage('unknown')).json()).toMatchObject({ type: 'social-sign-in-failed' });
});

test('GAP-02 a redirect of Google’s is not followed', async () => {
  createAccessTokens.set('redirected', { aud: 'another-shop', claims: omar() });
  expect((await signInByPage('redirected')).json()).toMatchObject({ type: 'service-unavailable' });
});

test('GAP-07 endpoints that another issuer states are not used', async () => {
  const other = await startTestApi({ environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } });
  const signIn = async () =>
    (await other.call('POST', '/auth/social/google/', { body: { id_token: await idToken() } })).statusCode;
  statedIssuer = 'https://accounts.example.com';
  const rejected = await signIn();
  statedIssuer = undefined;
  expect([rejected, await signIn()]).toEqual([401, 200]);
  await other.close();
});

test('GAP-07 concurrent first sign-ins create one account', async () => {
  const claims = omar();
  const tokens = await Promise.all(Array.from({ length: 6 }, () => idToken({ claims })));
  const responses = await Promise.all(tokens.map((token) => signInByDialog(token)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 200));
});

test.each(waysToSignIn)(
  'GAP-07 the first sign-in with Google in the %s ends the password and sessions of the user who registered',
  async (_, signIn) => {
    const claims = omar();
    const body = { email: claims.email, password: 'squatter-1', first_name: 'X', last_name: 'Y' };
    await api.call('POST', '/users/', { body });
    const squatter = (await api.call('POST', '/users/login/', { body })).json();
    api.clock.advance(1000);
    expect((await signIn(claims)).statusCode).toBe(200);
    expect((await api.call('POST', '/users/login/', { body })).statusCode).toBe(401);
    expect((await api.call('POST', '/token/refresh/', { body: { refresh: squatter.refresh } })).statusCode).toBe(401);
    const me = await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${squatter.access}` } });
    expect(me.json()).toMatchObject({ type: 'session-expired' });
  },
);

test.each(waysToSignIn)(
  'GAP-07 a user who registered in the same browser keeps the password after Google in the %s, and after a later code',
  async (_, signIn) => {
    const claims = omar();
    const body = { email: claims.email, password: 'my-own-pass', first_name: 'Omar', last_name: 'Aziz' };
    const { registration_key } = (await api.call('POST', '/users/', { body })).json();
    expect((await signIn(claims, registration_key)).statusCode).toBe(200);
    await api.call('POST', '/users/send_otp/', { body });
    const email = claims.email.toLowerCase();
    await api.call('POST', '/users/verify_otp/', { body: { email, otp: await api.outbox.newestCode(email) } });
    expect((await api.call('POST', '/users/login/', { body })).statusCode).toBe(200);
  },
);

test('GAP-07 a verified account keeps its password after a sign-in with Google', async () => {
  const claims = omar();
  const body = { email: claims.email, password: 'my-own-pass', first_name: 'Omar', last_name: 'Aziz' };
  const { registration_key } = (await api.call('POST', '/users/', { body })).json();
  await api.call('POST', '/users/send_otp/', { body });
  const email = claims.email.toLowerCase();
  const otp = await api.outbox.newestCode(email);
  await api.call('POST', '/users/verify_otp/', { body: { email, otp, registration_key } });
  await signInByDialog(await idToken({ claims }));
  expect((await api.call('POST', '/users/login/', { body })).statusCode).toBe(200);
});

test('GAP-07 without a client id Google sign-in is rejected', async () => {
  const plain = await startTestApi();
  const responses = [
    await plain.call('POST', '/auth/social/google/', { body: { id_token: 'x' } }),
    await plain.call('POST', '/users/social_auth/', { body: { provider: 'google', access_token: 'x' } }),
  ];
  await plain.close();
  for (const response of responses)
    expect(response.json()).toMatchObject({ status: 401, type: 'social-sign-in-failed' });
});

test('API-09 when Google can’t be reached the response is 503', async () => {
  const alone = await startTestApi({
    environment: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
  });
  const response = await alone.call('POST', '/auth/social/google/', { body: { id_token: await idToken() } });
  await alone.close();
  expect(response.json()).toMatchObject({ status: 503, type: 'service-unavailable' });
});

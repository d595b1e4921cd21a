import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Clock } from '../lib/clock.ts';
import { serviceUnavailable, socialSignInFailed } from '../problems/problems.ts';

/** A user identified by Google, with a verified address. */
export interface GoogleIdentity {
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Verifies tokens of Google. */
export interface Google {
  /** @throws {Problem} social-sign-in-failed, or service-unavailable when Google can't be reached */
  identifyByIdToken(idToken: string): Promise<GoogleIdentity>;
  identifyByAccessToken(accessToken: string): Promise<GoogleIdentity>;
}

const isTrue = z.union([z.literal(true), z.literal('true')]);
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: isTrue,
  given_name: z.string().max(100).default(''),
  family_name: z.string().max(100).default(''),
});
const tokenInfo = z.object({ aud: z.string() });
const timeout = 5_000;

/** Creates the verification of Google's tokens. Without a configuration it rejects all tokens (GAP-07). */
export function createGoogle(config: Config['google'], clock: Clock): Google {
  if (!config) {
    const reject = async () => {
      throw socialSignInFailed();
    };
    return { identifyByIdToken: reject, identifyByAccessToken: reject };
  }
  const endpoints = cacheSuccess(async () => {
    const found = await getJson(
      `${config.issuer}/.well-known/openid-configuration`,
      z.object({ issuer: z.literal(config.issuer), jwks_uri: z.url(), userinfo_endpoint: z.url() }),
    );
    return {
      userInfo: found.userinfo_endpoint,
      keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeout }),
    };
  });
  return {
    async identifyByIdToken(idToken) {
      const { keys } = await endpoints();
      return getIdentity(await verifyIdToken(idToken, keys, config, clock.now()));
    },
    async identifyByAccessToken(accessToken) {
      const { aud } = await getJson(
        `${config.tokenInfoUrl}?${new URLSearchParams({ access_token: accessToken })}`,
        tokenInfo,
      );
      // A token that was issued to another client doesn't authenticate the user here.
      if (aud !== config.clientId) throw socialSignInFailed();
      const { userInfo } = await endpoints();
      return getIdentity(await getJson(userInfo, z.unknown(), { authorization: `Bearer ${accessToken}` }));
    },
  };
}

async function verifyIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: NonNullable<Config['google']>,
  now: Date,
) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    const areKeysUnavailable =
      error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
    throw areKeysUnavailable ? serviceUnavailable() : socialSignInFailed();
  }
}

function getIdentity(payload: unknown): GoogleIdentity {
  const read = claims.safeParse(payload);
  if (!read.success) throw socialSignInFailed();
  const { sub, email, given_name, family_name } = read.data;
  return { subject: sub, email: email.toLowerCase(), firstName: given_name, lastName: family_name };
}

/** Returns a function that caches the first successful result. */
function cacheSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= load().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}

async function getJson<T>(url: string, shape: z.ZodType<T>, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) }).catch(
    () => null,
  );
  if (!response || response.status >= 500) throw serviceUnavailable();
  const read = shape.safeParse(await response.json().catch(() => null));
  if (!response.ok || !read.success) throw socialSignInFailed();
  return read.data;
}

import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../lib/clock.ts';

/** Issues and verifies the short-lived JWTs of signed-in users, and derives their refresh tokens. */
export interface AccessTokens {
  issue(session: TokenSession): Promise<string>;
  /** @returns null when the token is invalid or has expired */
  verify(token: string): Promise<VerifiedToken | null>;
  /** Returns the refresh token that replaces another: the same one at each call. */
  successorOf(refreshToken: string): string;
}

interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
}

interface KnownToken {
  readonly session: VerifiedToken;
  readonly expiresAt: Date;
}

interface TokenSession extends VerifiedToken {
  /** No token is valid longer. */
  readonly endsAt: Date;
}

/** 15 minutes (ruling on GAP-06). */
const accessTokenSeconds = 15 * 60;
/** A browser sends its token with each request, and verifying it again costs a tenth of a millisecond. */
const maxVerified = 10_000;
const issuer = 'aitours';
const audience = 'aitours-api';
const algorithm = 'HS256';

/** @param secret signs the tokens, at least 32 characters */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = createSecretKey(secret, 'utf8');
  const verified = new LRUCache<string, KnownToken>({ max: maxVerified });
  const kid = createHash('sha256').update(`kid:${secret}`).digest('hex').slice(0, 8);
  return {
    issue({ userId, sessionId, endsAt }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, kid })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(Math.min(now + accessTokenSeconds, Math.floor(endsAt.getTime() / 1000)))
        .sign(key);
    },
    async verify(token) {
      const known = verified.get(token);
      if (known) return known.expiresAt > clock.now() ? known.session : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, sid, exp } = payload;
        if (sub === undefined || exp === undefined || typeof sid !== 'string') return null;
        const session = { userId: sub, sessionId: sid };
        verified.set(token, { session, expiresAt: new Date(exp * 1000) });
        return session;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    successorOf: (refreshToken) => createHmac('sha256', key).update(`successor ${refreshToken}`).digest('base64url'),
  };
}

import { ApiProblem } from './problems.ts';
import { NoRefreshToken, type Renew } from './renewal.ts';
import type { OwnedSession } from './session.ts';

/** Sends a request with this bearer token; without one, as a guest. */
export type SendWithToken = (token: string | undefined) => Promise<unknown>;

/** Sends with the session's token, and renews the session when the token has expired. */
export type SendAuthorized = (send: SendWithToken, onSessionExpired: () => void) => Promise<unknown>;

/**
 * Returns a function that adds the bearer token to requests. After a 401 it renews the session once and repeats the
 * request once (AUTH-39, AUTH-40). When the session can't be renewed, or the renewed one is rejected too, it clears
 * tokens and user (AUTH-42) and throws the 401.
 *
 * `onSessionExpired` is called once per session that ends, not once per request that finds it ended.
 */
export function createAuthorization(session: OwnedSession, renew: Renew): SendAuthorized {
  /** Does nothing if another request has ended the session, or the user has signed in again since. */
  const endSession = (token: string | undefined, onSessionExpired: () => void) => {
    if (session.tokens()?.access !== token) return;
    session.expire();
    onSessionExpired();
  };

  const repeat = async (send: SendWithToken, token: string, onSessionExpired: () => void): Promise<unknown> => {
    try {
      return await send(token);
    } catch (error) {
      if (isUnauthenticated(error)) endSession(token, onSessionExpired);
      throw error;
    }
  };

  return async (send, onSessionExpired) => {
    const token = session.tokens()?.access;
    try {
      return await send(token);
    } catch (problem) {
      if (!isUnauthenticated(problem)) throw problem;
      const renewed = await renew(token).catch((error: unknown) => {
        endSession(token, onSessionExpired);
        throw error instanceof NoRefreshToken ? error : problem;
      });
      return repeat(send, renewed, onSessionExpired);
    }
  };
}

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

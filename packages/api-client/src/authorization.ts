import { ApiProblem } from './problems.ts';
import { NoRefreshToken, type Renewal } from './renewal.ts';
import type { OwnedSession } from './session.ts';

/** Sends a request with the bearer token it is given; without one, as a guest. */
export type SendWith = (token: string | undefined) => Promise<unknown>;

/** Sends with the session's token, and survives that token's end where that can be done. */
export type Authorized = (send: SendWith, onOver: () => void) => Promise<unknown>;

/**
 * A 401 renews the session once and repeats the request once (AUTH-39, AUTH-40). When the session can't be renewed, or
 * the renewed one is refused as well, tokens and user are cleared (AUTH-42) and the 401 is the error.
 *
 * `onOver` is told once for each session that ends, not for each request that finds it ended.
 */
export function createAuthorized(session: OwnedSession, renew: Renewal): Authorized {
  /** Unless that is done already, or somebody has signed in meanwhile. */
  const end = (token: string | undefined, onOver: () => void) => {
    if (session.tokens()?.access !== token) return;
    session.expire();
    onOver();
  };

  const repeat = async (send: SendWith, token: string, onOver: () => void): Promise<unknown> => {
    try {
      return await send(token);
    } catch (error) {
      if (isUnauthenticated(error)) end(token, onOver);
      throw error;
    }
  };

  return async (send, onOver) => {
    const spent = session.tokens()?.access;
    try {
      return await send(spent);
    } catch (refusal) {
      if (!isUnauthenticated(refusal)) throw refusal;
      const renewed = await renew(spent).catch((error: unknown) => {
        end(spent, onOver);
        throw error instanceof NoRefreshToken ? error : refusal;
      });
      return repeat(send, renewed, onOver);
    }
  };
}

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

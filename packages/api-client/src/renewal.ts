import { ApiProblem } from './problems.ts';
import type { OwnedSession } from './session.ts';

/** A server that doesn't rotate refresh tokens omits `refresh`. */
interface RenewedTokens {
  readonly access: string;
  readonly refresh?: string;
}

/** Returns an access token that is newer than the expired one. */
export type Renew = (expired: string | undefined) => Promise<string>;

/**
 * Returns a function that renews the session's tokens (AUTH-39, AUTH-41): once for all requests that wait for it, and
 * once for all tabs where the browser has locks. It rejects when the session can't be renewed, and leaves ending the
 * session to its caller.
 *
 * @param requestTokens exchanges a refresh token for new tokens
 */
export function createRenewal(session: OwnedSession, requestTokens: (refresh: string) => Promise<unknown>): Renew {
  let running: Promise<string> | undefined;

  const renew = async (expired: string | undefined): Promise<string> => {
    const tokens = session.tokens();
    if (tokens && tokens.access !== expired) return tokens.access;
    const refresh = tokens?.refresh;
    if (refresh === undefined) throw new NoRefreshToken();
    const renewed = await requestTokens(refresh);
    if (!isTokens(renewed)) throw new TypeError('The renewal returned no tokens');
    const current = session.tokens();
    if (!current) throw new NoRefreshToken(); // signed out meanwhile
    if (current.refresh !== refresh) return current.access; // signed in again meanwhile
    session.renew(renewed);
    return renewed.access;
  };

  return (expired) => {
    running ??= withTabLock(() => renew(expired)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The 401 of a session without a refresh token (AUTH-43). */
export class NoRefreshToken extends ApiProblem {
  constructor() {
    super(401, { type: 'unauthenticated', title: 'Not signed in', detail: 'No refresh token available' });
  }
}

const isTokens = (value: unknown): value is RenewedTokens =>
  typeof value === 'object' && value !== null && 'access' in value && typeof value.access === 'string';

/** Runs in one tab at a time; the next tab then finds the renewed tokens in the storage. */
function withTabLock<Result>(act: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('aitours.renewal', act) : act();
}

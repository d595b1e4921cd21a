import { ApiProblem } from './problems.ts';
import type { OwnedSession } from './session.ts';

/** A server that doesn't rotate leaves `refresh` out. */
interface RenewedTokens {
  readonly access: string;
  readonly refresh?: string;
}

/** Gives an access token that is newer than the spent one. */
export type Renewal = (spent: string | undefined) => Promise<string>;

/**
 * Renews the session's tokens (AUTH-39, AUTH-41): once for all requests that wait for it, and once for all tabs where
 * the browser has locks. Rejects when the session can't be renewed; what then becomes of it is the caller's matter.
 */
export function createRenewal(session: OwnedSession, renew: (refresh: string) => Promise<unknown>): Renewal {
  let running: Promise<string> | undefined;

  const renewOnce = async (spent: string | undefined): Promise<string> => {
    const tokens = session.tokens();
    if (tokens && tokens.access !== spent) return tokens.access;
    const refresh = tokens?.refresh;
    if (refresh === undefined) throw new NoRefreshToken();
    const renewed = await renew(refresh);
    if (!isTokens(renewed)) throw new TypeError('The renewal answered no tokens');
    const now = session.tokens();
    if (!now) throw new NoRefreshToken(); // signed out meanwhile
    if (now.refresh !== refresh) return now.access; // signed in anew meanwhile
    session.renew(renewed);
    return renewed.access;
  };

  return (spent) => {
    running ??= inOneTab(() => renewOnce(spent)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The 401 of a session that there is nothing to renew with (AUTH-43). */
export class NoRefreshToken extends ApiProblem {
  constructor() {
    super(401, { type: 'unauthenticated', title: 'Not signed in', detail: 'No refresh token available' });
  }
}

const isTokens = (answer: unknown): answer is RenewedTokens =>
  typeof answer === 'object' && answer !== null && 'access' in answer && typeof answer.access === 'string';

/** Lets one tab after the other do it; the second then finds what the first has done. */
function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('aitours.renewal', act) : act();
}

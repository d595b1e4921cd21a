import { tokenNames } from '../quirks/index.ts';

/** The names under which the browser keeps its values (AUTH-34, XFER-33, GAP-36). Tokens have their own: `tokenKeys`. */
export const clientKeys = {
  sessionKey: 'session_key',
  user: 'user',
  pendingBooking: 'pendingBooking',
  redirectAfterLogin: 'redirectAfterLogin',
  lastBooking: 'lastBooking',
  transferSearch: 'transferSearch',
  /** The vehicle that was selected and the search it was found by. */
  transferChoice: 'transferChoice',
  /** The wizard, while it is open. */
  transferBooking: 'transferBooking',
  cruiseRequest: 'cruiseRequest',
  dayPlannerSessionId: 'dayPlannerSessionId',
  dayPlannerPreferences: 'dayPlannerPreferences',
  dashboardTheme: 'dashboardTheme',
} as const;

/** What signing in gave: a short-lived token for requests, and one to renew it with (ENTITY-02). */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Each token's names: the one it is always kept under, then the one that OTP sign-in adds (AUTH-32, AUTH-33). */
export const tokenKeys = tokenNames;

/** Every name a token can be kept under: clearing removes all four (AUTH-33). */
export const allTokenKeys = [...tokenNames.access, ...tokenNames.refresh] as const;

/**
 * What is stored after signing in; with an OTP, each token under both names (AUTH-32, AUTH-33).
 *
 * @example tokenEntries({ access: 'a', refresh: 'r' }, 'password') // { accessToken: 'a', refreshToken: 'r' }
 * @example tokenEntries({ access: 'a', refresh: 'r' }, 'otp') // { accessToken: 'a', access_token: 'a', refreshToken: 'r', refresh_token: 'r' }
 */
export function tokenEntries({ access, refresh }: Tokens, by: 'password' | 'otp'): Record<string, string> {
  const names = by === 'otp' ? 2 : 1;
  return Object.fromEntries([
    ...tokenNames.access.slice(0, names).map((name) => [name, access] as const),
    ...tokenNames.refresh.slice(0, names).map((name) => [name, refresh] as const),
  ]);
}

/**
 * A stored token under either of its names (AUTH-33).
 *
 * @example readToken('access', (name) => localStorage.getItem(name)) // the access token, or null
 * @example readToken('refresh', () => null) // null
 */
export function readToken(token: keyof Tokens, read: (name: string) => string | null): string | null {
  const [first, second] = tokenNames[token];
  return read(first) ?? read(second);
}

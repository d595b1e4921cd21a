/**
 * What the service worker stores of a traveller's bookings: pure rules, used by the worker and by the pages.
 *
 * @see docs/decisions/0034-offline-bookings.md
 */

/** A read of the API whose response is stored for offline use. */
export interface PersonalRead {
  /** The account in the access token. */
  readonly account: string;
  /** The key of the stored response: the path, without the query. */
  readonly path: string;
}

interface ReadRequest {
  readonly method: string;
  readonly url: string;
  /** The header `Authorization`. */
  readonly authorization: string | null;
}

/**
 * The list, a booking, the passes of a booking, a transfer, and the requests for cruises: what the server returns to their
 * owner only.
 */
const storedPaths =
  /^\/api\/v1\/(bookings\/|bookings\/[\w-]+\/(passes\/)?|transfers\/bookings\/[\w-]+\/|cruises\/requests\/)$/;

/** Paths of the same form that are other reads: their last part is a word, not a booking's number. */
const otherReads = /^\/api\/v1\/bookings\/[a-z]+\/$/;

/**
 * Returns the read whose response may be stored; nothing for any other request.
 *
 * @param origin the shop's
 */
export function findPersonalRead(
  { method, url, authorization }: ReadRequest,
  origin: string,
): PersonalRead | undefined {
  const { origin: requested, pathname, searchParams } = new URL(url);
  // With a scope, the list contains all customers' bookings.
  if (method !== 'GET' || requested !== origin || searchParams.has('scope')) return undefined;
  if (!storedPaths.test(pathname) || otherReads.test(pathname)) return undefined;
  const account = readAccount(authorization);
  return account === undefined ? undefined : { account, path: pathname };
}

/**
 * Returns the account in a bearer token. Its signature isn't verified: the server has done so before anything is stored.
 *
 * @param authorization `Bearer` and a JSON Web Token
 */
export function readAccount(authorization: string | null): string | undefined {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '') ?? [];
  try {
    const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const account = parsed !== null && typeof parsed === 'object' && 'sub' in parsed ? parsed.sub : undefined;
    return typeof account === 'string' && account !== '' ? account : undefined;
  } catch {
    return undefined;
  }
}

const cachePrefix = 'bookings of ';

/** Returns the name of an account's cache. */
export const getPersonalCacheName = (account: string): string => cachePrefix + account;

/**
 * Returns the caches that must be deleted: those of other accounts, and all without a session.
 *
 * @param names of all caches of the shop
 * @param account of the session; undefined without one
 */
export const findForeignCaches = (names: readonly string[], account: string | undefined): string[] =>
  names.filter(
    (name) => name.startsWith(cachePrefix) && (account === undefined || name !== getPersonalCacheName(account)),
  );

/** Whether a cache contains an account's bookings. */
export const isPersonalCache = (name: string): boolean => name.startsWith(cachePrefix);

const DAY_MILLISECONDS = 86_400_000;
/** After a booking's last day, or after it was read if that is later. */
const RETENTION_DAYS = 30;

const STORED_AT = 'x-stored-at';
const EXPIRES_AT = 'x-expires-at';

/** Returns when a stored response expires: 30 days after the last date in it, and after it was read. */
export function findExpiry(body: unknown, now: Date): Date {
  const dates = findDates(body).map((date) => Date.parse(`${date}T00:00:00+04:00`) + DAY_MILLISECONDS);
  return new Date(Math.max(now.getTime(), ...dates) + RETENTION_DAYS * DAY_MILLISECONDS);
}

/** The members that are days on which something takes place; others are of accounts and payments. */
const dateMembers: readonly string[] = ['booking_date', 'return_date', 'date', 'end_date'];

function findDates(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return dateMembers.includes(name) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => findDates(member, Array.isArray(value) ? name : key));
}

/** Returns the text that is stored of a response: without the token of a refund quote, which only a cancellation uses. */
const toStoredText = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => (name === 'quote' ? undefined : value));

/** Returns the response that is stored in place of the server's. */
export function toStoredResponse(body: unknown, now: Date): Response {
  return new Response(toStoredText(body), {
    headers: {
      'content-type': 'application/json',
      [STORED_AT]: now.toISOString(),
      [EXPIRES_AT]: findExpiry(body, now).toISOString(),
    },
  });
}

/** Returns when a stored response was read from the server; undefined for any other. */
export const readStoredAt = ({ headers }: Pick<Response, 'headers'>): string | undefined =>
  headers.get(STORED_AT) ?? undefined;

/** Whether a stored response has expired, or isn't one of this worker. */
export const isExpired = ({ headers }: Pick<Response, 'headers'>, now: Date): boolean =>
  !(Date.parse(headers.get(EXPIRES_AT) ?? '') > now.getTime());

/** What happens to the stored copy after the server has responded. */
export type StoredCopy = 'replace' | 'delete' | 'keep' | 'show';

/**
 * Returns what a response means for the stored copy: a success replaces it; a booking that isn't there deletes it; a
 * gateway or server that is down shows it; anything else keeps it and is shown itself.
 */
export function judgeResponse(status: number): StoredCopy {
  if (status === 200) return 'replace';
  if (status === 403 || status === 404 || status === 410) return 'delete';
  return isUnreachable(status) ? 'show' : 'keep';
}

/** Whether a status means that the shop's server or its database is down. */
export const isUnreachable = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** What the worker reports to the page after each read. */
export interface ReadReport {
  readonly type: 'personal-read';
  readonly path: string;
  readonly readAt: string;
  /** The response is a stored one: the shop couldn't be reached. */
  readonly isStored: boolean;
}

/** Whether a message of the worker is a report about a read. */
export const isReadReport = (message: unknown): message is ReadReport =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'personal-read';

/** What a page sends to the worker when a session ends or another account follows. */
export interface ForgetMessage {
  readonly type: 'forget';
  /** The account whose bookings stay; undefined: none. */
  readonly except: string | undefined;
}

/** Whether a message to the worker ends the storing of an account's bookings. */
export const isForgetMessage = (message: unknown): message is ForgetMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'forget';

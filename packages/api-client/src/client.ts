import { commonRoutes } from '@aitours/openapi/operations';
import { createAuthorized } from './authorization.ts';
import type { FreeOperationId, Input, Item, OperationId, Output, PagedOperationId } from './contract.ts';
import { collectPages } from './pages.ts';
import { type AnyInput, isIdempotent, prepare, takesBearer } from './prepareRequest.ts';
import { isProblem, NoResponse } from './problems.ts';
import { randomKey } from './randomKey.ts';
import { createRenewal } from './renewal.ts';
import { findRoute } from './routes.ts';
import { createSend, type PreparedRequest, type Send } from './send.ts';
import { createSession, type Session } from './session.ts';
import { type KeyValueStorage, safeStorage } from './storage.ts';

/** Where the shop is, and what the client is to work with there. */
export interface ClientOptions {
  /** Where the shop is, without `/api/v1`: `https://shop.example`. */
  readonly baseUrl: string;
  /** @default the global `fetch`, looked up at each call */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Where tokens, user and session key are kept. `null`: in memory.
   * @default local storage in a browser, memory elsewhere */
  readonly storage?: KeyValueStorage | null;
  /** Milliseconds since 1970.
   * @default Date.now */
  readonly now?: () => number;
  /** Makes session keys and idempotency keys.
   * @default randomKey */
  readonly newKey?: () => string;
  /** Hears that tokens and user are gone: because the session could not be renewed (AUTH-42), or by choice (AUTH-45).
   * Where that leads is the app's matter. */
  readonly onSignedOut?: (why: 'expired' | 'chosen', operation?: OperationId) => void;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
}

/** How one call is to be made. */
export interface CallOptions {
  /** Ends the wait; `AbortSignal.timeout(ms)` makes it a `NoResponse`. */
  readonly signal?: AbortSignal | undefined;
  /** For a call that is repeated by hand and must count once: the same key each time. Made by itself otherwise. */
  readonly idempotencyKey?: string | undefined;
  /** Doesn't tell `onSignedOut` when the session can't be renewed: the caller asks to sign in on the spot (AUTH-48). */
  readonly staysWhenExpired?: boolean | undefined;
}

/** The shop’s calls, typed by its contract. One client serves one visitor: it holds a session. */
export interface Client {
  /**
   * Calls an operation of the contract.
   *
   * @throws ApiProblem when the server refuses
   * @throws NoResponse when no reply comes
   * @throws RequestNotBuilt when there is nothing to send
   */
  call<Id extends OperationId>(id: Id, input: Input<Id>, options?: CallOptions): Promise<Output<Id>>;
  call<Id extends FreeOperationId>(id: Id, input?: Input<Id>, options?: CallOptions): Promise<Output<Id>>;
  /** All items of a list, its pages followed through `next` (BROWSE-17). Fails as a whole when a page does. */
  allPages<Id extends PagedOperationId>(id: Id, input?: Input<Id>, options?: CallOptions): Promise<Item<Id>[]>;
  readonly session: Session;
}

/** A client of the shop. On a server one client serves one visitor, or nobody in particular. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, newKey = randomKey, now = Date.now, headers = {}, onSignedOut } = options;
  const session = createSession({
    storage: safeStorage(options.storage),
    newKey,
    onSignOut: () => onSignedOut?.('chosen'),
  });
  const surroundings = { session, newKey, now, headers: () => (typeof headers === 'function' ? headers() : headers) };
  const sendOnce = createSend(baseUrl, options.fetch);
  const renewal = createRenewal(session, (refresh) =>
    sendOnce(prepare(surroundings, 'refreshToken', commonRoutes.refreshToken, { body: { refresh } }, {})),
  );
  const authorized = createAuthorized(session, renewal);

  const callAny = async (id: OperationId, input: AnyInput = {}, callOptions: CallOptions = {}): Promise<unknown> => {
    const route = await findRoute(id);
    const request = prepare(surroundings, id, route, input, callOptions);
    const send = (token?: string) => sendSafely(sendOnce, isIdempotent(route), withBearer(request, token));
    if (!takesBearer(route)) return send();
    return authorized(send, () => {
      if (!callOptions.staysWhenExpired) onSignedOut?.('expired', id);
    }).catch((error: unknown) => noneForMissing(id, error));
  };

  return {
    session,
    // The answer's type is the contract's word; the server checks each answer against the same contract.
    call: <Id extends OperationId>(id: Id, input?: Input<Id>, callOptions?: CallOptions) =>
      callAny(id, input, callOptions) as Promise<Output<Id>>,
    allPages: <Id extends PagedOperationId>(id: Id, input?: Input<Id>, callOptions?: CallOptions) => {
      const { query, ...rest }: AnyInput = input ?? {};
      const ask = (next: AnyInput['query']) => callAny(id, { ...rest, query: { ...query, ...next } }, callOptions);
      return collectPages(ask, String(query?.['page'] ?? 1)) as Promise<Item<Id>[]>;
    },
  };
}

const withBearer = (request: PreparedRequest, token: string | undefined): PreparedRequest =>
  token === undefined ? request : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } };

/** A lost reply is asked for once more where the request's idempotency key makes that safe. */
async function sendSafely(sendOnce: Send, isRepeatable: boolean, request: PreparedRequest): Promise<unknown> {
  try {
    return await sendOnce(request);
  } catch (error) {
    if (!(error instanceof NoResponse) || !isRepeatable || request.signal?.aborted) throw error;
    return sendOnce(request);
  }
}

/** Having booked nothing yet is no failure (API-43). */
function noneForMissing(id: OperationId, error: unknown): null {
  if (id === 'getLatestBooking' && isProblem(error) && error.status === 404) return null;
  throw error;
}

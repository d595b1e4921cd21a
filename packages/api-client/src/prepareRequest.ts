import {
  bearer,
  binary,
  idempotent,
  routes,
  sessionKeyBody,
  sessionKeyHeader,
  sessionKeyQuery,
} from '@aitours/openapi/operations';
import type { OperationId } from './contract.ts';
import type { CallOptions } from './options.ts';
import type { PreparedRequest } from './send.ts';
import type { Session } from './session.ts';

/** What requests contain besides their input. */
export interface RequestContext {
  readonly session: Session;
  readonly newKey: () => string;
  readonly now: () => number;
  readonly headers: () => Readonly<Record<string, string>>;
}

/** The input of any operation; `Client` has checked its type. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const has = (id: OperationId, trait: number): boolean => (routes[id][2] & trait) !== 0;

/** Whether the bearer token is sent to this operation. */
export const takesBearer = (id: OperationId): boolean => has(id, bearer);
/** Whether the operation takes an idempotency key, so that it can be repeated safely. */
export const isIdempotent = (id: OperationId): boolean => has(id, idempotent);

/** Builds a request, except for the bearer token: a repeated request may have another one. */
export function prepareRequest(
  { session, newKey, now, headers: commonHeaders }: RequestContext,
  id: OperationId,
  { path = {}, query, headers, body }: AnyInput,
  { signal, idempotencyKey, onResponse, fetch }: CallOptions,
): PreparedRequest {
  const [method, template] = routes[id];
  const sessionKey = sessionKeyFor(id, session);
  return {
    method,
    path: template,
    params: {
      path,
      query: {
        ...(sessionKey && has(id, sessionKeyQuery) && { session_key: sessionKey }),
        ...(id === 'listTours' && { _t: String(now()) }), // API-21
        ...query,
      },
    },
    headers: {
      ...commonHeaders(),
      ...(sessionKey && has(id, sessionKeyHeader) && { 'X-Session-Key': sessionKey }),
      ...(isIdempotent(id) && { 'Idempotency-Key': idempotencyKey ?? newKey() }),
      ...(body instanceof Blob && { 'Content-Type': body.type }),
      ...headers,
    },
    body: sessionKey && has(id, sessionKeyBody) ? withSessionKey(body, sessionKey) : body,
    bodySerializer: body instanceof Blob ? (blob) => blob : undefined,
    parseAs: has(id, binary) ? 'blob' : 'json',
    credentials: id === 'googleSignIn' ? 'include' : undefined, // API-09
    signal,
    onResponse,
    fetch,
  };
}

/** A guest's first cart call creates the key (AUTH-35); all other calls send it if it exists (CART-26, PLAN-31). */
function sessionKeyFor(id: OperationId, session: Session): string | null {
  const isGuestCart = has(id, sessionKeyHeader) && takesBearer(id) && !session.tokens();
  return isGuestCart ? session.sessionKey() : session.peekSessionKey();
}

/** Adds the key, except to an update of the quantity alone (API-19). */
function withSessionKey(body: unknown, sessionKey: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isQuantityAlone = 'quantity' in body && !('details' in body);
  return isQuantityAlone ? body : { session_key: sessionKey, ...body };
}

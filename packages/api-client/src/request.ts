import type { OperationId } from './contract.ts';
import {
  bearer,
  binary,
  idempotent,
  routes,
  sessionKeyBody,
  sessionKeyHeader,
  sessionKeyQuery,
} from './generated/operations.ts';
import type { Session } from './session.ts';
import type { Sending } from './transport.ts';

/** What a request takes from around it. */
export interface Surroundings {
  readonly session: Session;
  readonly newKey: () => string;
  readonly now: () => number;
  readonly headers: () => Readonly<Record<string, string>>;
}

/** An input of any operation: the types at the client's door have checked it. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const has = (id: OperationId, trait: number): boolean => (routes[id][2] & trait) !== 0;

export const takesBearer = (id: OperationId): boolean => has(id, bearer);
export const isIdempotent = (id: OperationId): boolean => has(id, idempotent);

/** Builds what is sent, all but the bearer token: that may be another one when the request is repeated. */
export function prepare(
  surroundings: Surroundings,
  id: OperationId,
  { path: pathParameters, query, headers, body }: AnyInput,
  {
    signal,
    idempotencyKey,
  }: { readonly signal?: AbortSignal | undefined; readonly idempotencyKey?: string | undefined },
): Sending {
  const [method, path] = routes[id];
  const sessionKey = sessionKeyFor(id, surroundings.session);
  const own = {
    ...(sessionKey && has(id, sessionKeyHeader) && { 'X-Session-Key': sessionKey }),
    ...(isIdempotent(id) && { 'Idempotency-Key': idempotencyKey ?? surroundings.newKey() }),
  };
  return {
    method,
    path,
    params: {
      path: pathParameters,
      query: {
        ...(sessionKey && has(id, sessionKeyQuery) && { session_key: sessionKey }),
        ...(id === 'listTours' && { _t: String(surroundings.now()) }), // API-21
        ...query,
      },
    },
    headers: { ...surroundings.headers(), ...own, ...headers },
    body: sessionKey && has(id, sessionKeyBody) ? withSessionKey(body, sessionKey) : body,
    parseAs: has(id, binary) ? 'blob' : 'json',
    credentials: id === 'googleSignIn' ? 'include' : undefined, // API-09
    signal,
  };
}

/** A guest's first cart call makes the key (AUTH-35); all other calls send it if there is one (CART-26, PLAN-31). */
function sessionKeyFor(id: OperationId, session: Session): string | null {
  const isGuestCart = has(id, sessionKeyHeader) && takesBearer(id) && !session.tokens();
  return isGuestCart ? session.sessionKey() : session.peekSessionKey();
}

/** A quantity alone goes without the key; details go with it (API-19). */
function withSessionKey(body: unknown, sessionKey: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isQuantityAlone = 'quantity' in body && !('details' in body);
  return isQuantityAlone ? body : { session_key: sessionKey, ...body };
}

import {
  bearer,
  binary,
  idempotent,
  type Route,
  sessionKeyBody,
  sessionKeyHeader,
  sessionKeyQuery,
} from '@aitours/openapi/operations';
import type { OperationId } from './contract.ts';
import type { PreparedRequest } from './send.ts';
import type { Session } from './session.ts';

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

const has = ([, , traits]: Route, trait: number): boolean => (traits & trait) !== 0;

/** Whether the bearer token goes with this operation. */
export const takesBearer = (route: Route): boolean => has(route, bearer);
/** Whether the operation takes an idempotency key: then a lost reply is asked for once more. */
export const isIdempotent = (route: Route): boolean => has(route, idempotent);

/** Builds what is sent, all but the bearer token: that may be another one when the request is repeated. */
export function prepare(
  surroundings: Surroundings,
  id: OperationId,
  route: Route,
  { path: pathParameters, query, headers, body }: AnyInput,
  {
    signal,
    idempotencyKey,
  }: { readonly signal?: AbortSignal | undefined; readonly idempotencyKey?: string | undefined },
): PreparedRequest {
  const [method, path] = route;
  const sessionKey = sessionKeyFor(route, surroundings.session);
  const own = {
    ...(sessionKey && has(route, sessionKeyHeader) && { 'X-Session-Key': sessionKey }),
    ...(isIdempotent(route) && { 'Idempotency-Key': idempotencyKey ?? surroundings.newKey() }),
  };
  return {
    method,
    path,
    params: {
      path: pathParameters ?? {},
      query: {
        ...(sessionKey && has(route, sessionKeyQuery) && { session_key: sessionKey }),
        ...(id === 'listTours' && { _t: String(surroundings.now()) }), // API-21
        ...query,
      },
    },
    headers: { ...surroundings.headers(), ...own, ...headers },
    body: sessionKey && has(route, sessionKeyBody) ? withSessionKey(body, sessionKey) : body,
    parseAs: has(route, binary) ? 'blob' : 'json',
    credentials: id === 'googleSignIn' ? 'include' : undefined, // API-09
    signal,
  };
}

/** A guest's first cart call makes the key (AUTH-35); all other calls send it if there is one (CART-26, PLAN-31). */
function sessionKeyFor(route: Route, session: Session): string | null {
  const isGuestCart = has(route, sessionKeyHeader) && takesBearer(route) && !session.tokens();
  return isGuestCart ? session.sessionKey() : session.peekSessionKey();
}

/** A quantity alone goes without the key; details go with it (API-19). */
function withSessionKey(body: unknown, sessionKey: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isQuantityAlone = 'quantity' in body && !('details' in body);
  return isQuantityAlone ? body : { session_key: sessionKey, ...body };
}

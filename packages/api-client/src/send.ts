import type { Route } from '@aitours/openapi/operations';
import createFetchClient from 'openapi-fetch';
import { ApiProblem, InvalidRequestError, NetworkError } from './problems.ts';

/** One request, complete but for the server's address. */
export interface PreparedRequest {
  readonly method: Route[0];
  /** As in the contract: `/api/v1/tours/tours/{id}/`. */
  readonly path: string;
  readonly params: {
    readonly path: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
  };
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Undefined: as JSON. */
  readonly bodySerializer: ((body: unknown) => unknown) | undefined;
  readonly parseAs: 'json' | 'blob';
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onResponse: ((response: Response) => void) | undefined;
  /** Undefined: the client's. */
  readonly fetch: Fetch | undefined;
}

type Fetch = (request: Request) => Promise<Response>;

/** Sends a request once and returns the body of a success. */
export type Send = (request: PreparedRequest) => Promise<unknown>;

/** Any operation: its types are checked where the client is called, by operation id. */
interface AnyOperation {
  parameters: PreparedRequest['params'];
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
interface Result {
  readonly response: Response;
  readonly data?: unknown;
  readonly error?: unknown;
}
type AnyPaths = Record<string, Record<Route[0], AnyOperation>>;

/**
 * Wraps openapi-fetch, which returns errors of the server and throws all others alike.
 *
 * @param fetch the global one if undefined, looked up at each request
 * @throws ApiProblem when the server returns a problem, or a success whose body isn't JSON
 * @throws NetworkError when no response arrives, or none before an `AbortSignal.timeout`
 * @throws InvalidRequestError when the request is invalid; nothing is sent
 * @throws the signal's reason when the caller aborts
 */
export function createSend(baseUrl: string, fetch: Fetch | undefined): Send {
  const { request } = createFetchClient<AnyPaths>({ baseUrl: baseUrl.replace(/(\/api\/v1)?\/*$/, '') });
  return async ({ method, path, onResponse, fetch: ownFetch, ...init }) => {
    let url: string | undefined;
    let received: Response | undefined;
    const trackedFetch = async (outgoing: Request): Promise<Response> => {
      url = outgoing.url;
      received = await (ownFetch ?? fetch ?? globalThis.fetch)(outgoing);
      onResponse?.(received);
      return received;
    };
    const { response, data, error }: Result = await Promise.resolve()
      .then(() => requirePathParameters(path, init.params.path))
      .then(() => request(method, path, { ...init, fetch: trackedFetch }))
      .catch((cause: unknown) => {
        if (url === undefined) throw new InvalidRequestError({ cause });
        if (received && cause instanceof SyntaxError) throw withoutJson(url, received);
        if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw init.signal.reason;
        throw new NetworkError({ cause });
      });
    if (response.ok) return data;
    throw typeof error === 'object' ? new ApiProblem(response.status, error) : withoutJson(url, response);
  };
}

/** The cause is for developers: a wrong `baseUrl`, a proxy's page, a network's sign-in page. */
const withoutJson = (url: string | undefined, { status, headers }: Response): ApiProblem =>
  new ApiProblem(status, undefined, {
    cause: new Error(`${url} returned status ${status}, ${headers.get('content-type')}, not JSON of the shop`),
  });

/** openapi-fetch would send `{id}` for a missing parameter, and browsers resolve `.` and `..` to another path. */
function requirePathParameters(path: string, parameters: Readonly<Record<string, unknown>>): void {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (/^\.{0,2}$/.test(String(parameters[name] ?? ''))) throw new TypeError(`The path parameter ${name} is missing`);
  }
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

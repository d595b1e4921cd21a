import type { Route } from '@aitours/openapi/operations';
import { address, type Params } from './address.ts';
import { ApiProblem, NoResponse, RequestNotBuilt } from './problems.ts';

/** One request, ready but for the address of the server. */
export interface Sending {
  readonly method: Route[0];
  readonly path: string;
  readonly params: Params;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly parseAs: 'json' | 'blob';
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | undefined;
}

type Fetch = (request: Request) => Promise<Response>;

/** Sends once, and gives the answer's body. */
export type Transport = (sending: Sending) => Promise<unknown>;

/**
 * @throws ApiProblem when the server refuses, or its success can't be read
 * @throws NoResponse when no reply comes, or none in the time of an `AbortSignal.timeout`
 * @throws RequestNotBuilt when there is nothing to send
 * @throws the signal's reason when the caller has lost interest
 */
export function createTransport(baseUrl: string, fetch: Fetch | undefined): Transport {
  return async (sending) => {
    const request = build(baseUrl.replace(/\/$/, ''), sending);
    const { ok, status, body } = await reach(request, fetch ?? globalThis.fetch, sending);
    const answer = typeof body === 'string' ? parse(body) : { value: body };
    if (ok && answer) return answer.value;
    throw new ApiProblem(status, answer?.value);
  };
}

function build(baseUrl: string, { method, path, params, headers, body, credentials, signal }: Sending): Request {
  try {
    return new Request(baseUrl + address(path, params), {
      method: method.toUpperCase(),
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      credentials,
      signal,
    });
  } catch (cause) {
    throw new RequestNotBuilt({ cause });
  }
}

async function reach(request: Request, fetch: Fetch, { parseAs, signal }: Sending) {
  try {
    const response = await fetch(request);
    const { ok, status } = response;
    return { ok, status, body: ok && parseAs === 'blob' ? await response.blob() : await response.text() };
  } catch (cause) {
    if (signal?.aborted && !isTimeout(signal.reason)) throw signal.reason;
    throw new NoResponse({ cause });
  }
}

/** What an answer's text says; an empty one says nothing, and what isn't JSON can't be read. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: text ? JSON.parse(text) : undefined };
  } catch {
    return undefined;
  }
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

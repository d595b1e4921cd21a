import { randomUUID } from 'node:crypto';

/** A request that a benchmark repeats. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  /** Used in turn. `{n}` becomes the number of the request. */
  readonly paths: readonly [string, ...string[]];
  /** `{uuid}` in a value becomes a new UUID in each request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Used in turn; empty for a request without a body. `{id}` becomes the id in the response to `before`. */
  readonly bodies: readonly string[];
  /** Sent before each request. */
  readonly before?: BenchRequest;
  /** Access tokens of customers, used in turn: `{token}` in a header of both requests becomes one of them. */
  readonly tokens?: readonly string[];
}

/** A request as it is sent. */
export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/**
 * Returns one request.
 *
 * @param turn the number of requests before it
 * @param id from the response to `before`
 */
export function createRequest(
  { method, paths, headers, bodies, tokens = [] }: BenchRequest,
  turn: number,
  id = '',
): SentRequest {
  const token = tokens[turn % tokens.length] ?? '';
  const fill = (text: string) => text.replace('{uuid}', () => randomUUID()).replace('{token}', token);
  const body = bodies[turn % bodies.length]?.replace('{id}', id);
  return {
    method,
    path: (paths[turn % paths.length] ?? paths[0]).replace('{n}', `${turn}`),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    ...(body !== undefined && { body }),
  };
}

/** Returns the id of a created object, which ends its address in the header `Location`. */
export const readId = (location: string): string => location.split('/').at(-2) ?? '';

import { randomUUID } from 'node:crypto';

/** A request that a benchmark repeats. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  /** Used in turn. `{n}` becomes the number of the request. */
  readonly paths: readonly [string, ...string[]];
  /** `{uuid}` in a value becomes a new UUID in each request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Used in turn; empty for a request without a body. */
  readonly bodies: readonly string[];
}

export const createHeaders = (headers: BenchRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('{uuid}', () => randomUUID())]),
  );

/** Returns the path of one request; `turn` is the number of requests before it. */
export const pathAt = ({ paths }: BenchRequest, turn: number): string =>
  (paths[turn % paths.length] ?? paths[0]).replace('{n}', `${turn}`);

import { routes } from '@aitours/openapi/operations';
import type { OperationId } from '../contract.ts';

interface Pattern {
  readonly id: OperationId;
  readonly method: string;
  readonly url: RegExp;
  readonly names: readonly string[];
}

/** All operations of the contract. */
export const operationIds = Object.keys(routes).filter((id): id is OperationId => id in routes);

/** Sorted by number of parameters, so that `/bookings/latest/` doesn't match as a booking called "latest". */
const patterns: readonly Pattern[] = operationIds
  .map(toPattern)
  .sort((one, other) => one.names.length - other.names.length);

function toPattern(id: OperationId): Pattern {
  const [method, path] = routes[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { id, method, url: new RegExp(`${path.replace(/\{\w+\}/g, '([^/]+)')}$`), names };
}

interface FoundOperation {
  readonly id: OperationId;
  /** The path parameters. */
  readonly path: Readonly<Record<string, string>>;
}

/** Returns the operation that a request calls, on any host; `null` if there is none. */
export function findOperation(request: Request): FoundOperation | null {
  const { pathname } = new URL(request.url);
  const method = request.method.toLowerCase();
  const pattern = patterns.find((candidate) => candidate.method === method && candidate.url.test(pathname));
  if (!pattern) return null;
  const [, ...values] = pathname.match(pattern.url) ?? [];
  const path = Object.fromEntries(pattern.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  return { id: pattern.id, path };
}

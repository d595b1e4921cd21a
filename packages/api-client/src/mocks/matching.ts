import { routes } from '@aitours/openapi/operations';
import type { OperationId } from '../contract.ts';

interface Pattern {
  readonly id: OperationId;
  readonly method: string;
  readonly address: RegExp;
  readonly names: readonly string[];
}

/** Every operation of the contract that a mock can answer. */
export const operationIds = Object.keys(routes).filter((id): id is OperationId => id in routes);

/** The fewer parameters, the earlier: `/bookings/latest/` isn't the booking called "latest". */
const patterns: readonly Pattern[] = operationIds
  .map(patternOf)
  .sort((one, other) => one.names.length - other.names.length);

function patternOf(id: OperationId): Pattern {
  const [method, path] = routes[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { id, method, address: new RegExp(`${path.replace(/\{\w+\}/g, '([^/]+)')}$`), names };
}

/** The path parameters when this request calls this operation, on whatever host; `null` when it calls another. */
export function matchOperation(id: OperationId, request: Request): Record<string, string> | null {
  const { pathname } = new URL(request.url);
  const method = request.method.toLowerCase();
  const pattern = patterns.find((candidate) => candidate.method === method && candidate.address.test(pathname));
  if (pattern?.id !== id) return null;
  const [, ...values] = pathname.match(pattern.address) ?? [];
  return Object.fromEntries(pattern.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

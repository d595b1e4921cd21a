import type { FreeQuery } from '../db/catalogue/free.ts';
import { invalidRequest } from '../problems/problems.ts';

const dependent = ['places', 'starts_from', 'starts_until'] as const;

/** @throws {Problem} invalid-request for a parameter that requires `free_on`, or times in the wrong order */
export function requireFreeQuery(query: FreeQuery): void {
  const given = query.free_on === undefined ? dependent.filter((name) => query[name] !== undefined) : [];
  if (given.length > 0)
    throw invalidRequest(null, Object.fromEntries(given.map((name) => [name, ['requires a date (free on)']])));
  const { starts_from: from, starts_until: until } = query;
  if (from !== undefined && until !== undefined && until < from)
    throw invalidRequest(null, { starts_until: ['must not be before the earliest start'] });
}

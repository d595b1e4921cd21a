import { partsOf } from './parts.ts';

/** The least number of four bytes with all its digits: what is nearer to nothing, PostgreSQL refuses to store in them. */
const LEAST = 2 ** -126;

/** Finds what PostgreSQL can't store: text with a NUL character or half of a surrogate pair, a number all but nothing. */
export function hasUnstorable(value: unknown): boolean {
  for (const part of partsOf(value)) if (isUnstorable(part)) return true;
  return false;
}

function isUnstorable(part: unknown): boolean {
  if (typeof part === 'string') return part.includes('\0') || !part.isWellFormed();
  return typeof part === 'number' && part !== 0 && Math.abs(part) < LEAST;
}

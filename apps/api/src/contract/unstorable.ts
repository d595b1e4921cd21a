/** The least number of four bytes with all its digits: what is nearer to nothing, PostgreSQL refuses to store in them. */
const LEAST = 2 ** -126;

/**
 * Finds what PostgreSQL can't store: text with a NUL character or half of a surrogate pair, a number all but nothing.
 *
 * Walks without recursion, so that a body nested thousands of levels deep can't exhaust the stack.
 */
export function hasUnstorable(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true;
    } else if (typeof next === 'number') {
      if (next !== 0 && Math.abs(next) < LEAST) return true;
    } else if (Array.isArray(next)) {
      for (const item of next) waiting.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) waiting.push(key, item);
    }
  }
  return false;
}

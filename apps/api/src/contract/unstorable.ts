/**
 * Finds text that PostgreSQL can't store: a NUL character, or half of a surrogate pair.
 *
 * Walks without recursion, so that a body nested thousands of levels deep can't exhaust the stack.
 */
export function hasUnstorableText(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true;
    } else if (Array.isArray(next)) {
      for (const item of next) waiting.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) waiting.push(key, item);
    }
  }
  return false;
}

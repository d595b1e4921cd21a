/**
 * A value and all that stands in it, keys included, each before what it holds.
 *
 * Walks without recursion, so that a body nested thousands of levels deep can't exhaust the stack.
 */
export function* partsOf(value: unknown): Generator<unknown> {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    yield next;
    if (Array.isArray(next)) {
      for (const item of next) waiting.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) waiting.push(key, item);
    }
  }
}

/** The smallest normal four-byte float: PostgreSQL rejects subnormal values in `real` columns. */
const minReal = 2 ** -126;

/**
 * Returns whether a value holds something that PostgreSQL can't store: text with a NUL character or an unpaired
 * surrogate, or a number too close to zero for `real`.
 */
export function hasUnstorableValue(value: unknown): boolean {
  for (const part of walkValues(value)) if (isUnstorable(part)) return true;
  return false;
}

/** Returns whether PostgreSQL can store a text. The contract's format `text`. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorableText(value);
  return typeof value === 'number' && value !== 0 && Math.abs(value) < minReal;
}

/**
 * Returns whether a list anywhere in a value has more than `max` items. Checked before the schema validation, which
 * collects all errors and takes time quadratic in their number.
 */
export function hasListLongerThan(value: unknown, max: number): boolean {
  for (const part of walkValues(value)) if (Array.isArray(part) && part.length > max) return true;
  return false;
}

/** Yields a value and everything in it, keys included. Iterative, so that deep nesting can't exhaust the stack. */
function* walkValues(value: unknown): Generator<unknown> {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    yield next;
    if (Array.isArray(next)) {
      for (const item of next) pending.push(item);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) pending.push(key, item);
    }
  }
}

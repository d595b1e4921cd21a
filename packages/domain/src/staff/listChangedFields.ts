/** A field that differs between two versions of an object. */
export interface ChangedField {
  /** The names that lead to the field, and positions in lists, from 1. */
  readonly path: readonly (string | number)[];
  /** Absent if the field was added. */
  readonly before?: string;
  /** Absent if the field was removed. */
  readonly after?: string;
}

/**
 * Returns the fields that differ between two versions of an object, in the order of the fields; of nested objects and
 * lists, the values within. No version (null) has no fields.
 *
 * @example listChangedFields({ title: 'Dhow', price: 90 }, { title: 'Dhow', price: 95 }) // [{ path: ['price'], before: '90', after: '95' }]
 * @example listChangedFields(null, { days: ['Sat', 'Sun'] }) // [{ path: ['days', 1], after: 'Sat' }, { path: ['days', 2], after: 'Sun' }]
 */
export function listChangedFields(before: unknown, after: unknown): readonly ChangedField[] {
  const [old, current] = [readLeaves(before), readLeaves(after)];
  const paths = new Map([...old, ...current].map(([key, { path }]) => [key, path]));
  return [...paths].flatMap(([key, path]) => {
    const [one, other] = [old.get(key), current.get(key)];
    if (one?.text === other?.text) return [];
    return { path, ...(one && { before: one.text }), ...(other && { after: other.text }) };
  });
}

interface Leaf {
  readonly path: ChangedField['path'];
  readonly text: string;
}

/** Returns the values that aren't objects or lists, by their path in JSON. Empty ones count as no value. */
function readLeaves(value: unknown, path: Leaf['path'] = []): Map<string, Leaf> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[JSON.stringify(path), { path, text: String(value) }]]);
  const entries = Array.isArray(value) ? value.map((item, at) => [at + 1, item] as const) : Object.entries(value);
  return new Map(entries.flatMap(([name, item]) => [...readLeaves(item, [...path, name])]));
}

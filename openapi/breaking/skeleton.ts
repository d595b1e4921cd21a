/** What only people read: it may change at any time. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['description', 'summary', 'example', 'examples', 'tags', 'info']);

/** Names of their own, whatever they are called: a property `description` is no description. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'schemas', 'parameters', 'responses', 'headers', 'paths']);

/**
 * A contract, or a part of it, without texts and examples: what a release promised to programs.
 *
 * @param named whether the keys here are names of the contract's own
 */
export function skeleton(part: unknown, named = false): unknown {
  if (Array.isArray(part)) return part.map((item) => skeleton(item));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => named || !FOR_PEOPLE.has(key))
      .map(([key, value]) => [key, skeleton(value, !named && NAMED.has(key))]),
  );
}

/** Keywords that only people read: they may change at any time. */
const DOCUMENTATION: ReadonlySet<string> = new Set(['description', 'summary', 'example', 'examples', 'tags', 'info']);

/** Keywords whose keys are names: a property called `description` isn't documentation. */
const NAME_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'paths',
]);

/**
 * Returns a contract, or a part of it, without documentation and examples.
 *
 * @param hasNames whether the keys of `part` are names chosen by the contract
 */
export function removeDocumentation(part: unknown, hasNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => removeDocumentation(item));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => hasNames || !DOCUMENTATION.has(key))
      .map(([key, value]) => [key, removeDocumentation(value, !hasNames && NAME_MAPS.has(key))]),
  );
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Replaces each `{ x-example: name }` in an example's value by the value of that example. `name/path` is a part of it,
 * and further members replace or follow those of the other value.
 *
 * @param findExample returns the value of an example by its name
 * @throws Error if an example or a part doesn't exist, or an example contains itself
 */
export function completeExample(
  value: unknown,
  findExample: (name: string) => unknown,
  outer: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => completeExample(item, findExample, outer));
  if (typeof value !== 'object' || value === null) return value;
  const { 'x-example': reference, ...members } = value as Values;
  const own = Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, completeExample(member, findExample, outer)]),
  );
  if (typeof reference !== 'string') return own;
  const [name = '', ...keys] = reference.split('/');
  if (outer.includes(name)) throw new Error(`The example ${name} contains itself`);
  const whole = completeExample(findExample(name), findExample, [...outer, name]);
  const part = keys.reduce<unknown>((node, key) => (node as Values | undefined)?.[key], whole);
  if (part === undefined) throw new Error(`There is no example ${reference}`);
  if (Object.keys(own).length === 0) return part;
  return { ...(part as Values), ...own };
}

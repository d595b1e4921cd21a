/**
 * Replaces the placeholders `<name>` in a template's texts and keys by values, which may contain placeholders too;
 * `<name.camel>` starts with a small letter.
 *
 * @throws Error if a placeholder has no value
 */
export function fillTemplate<Part>(part: Part, values: Readonly<Record<string, string>>): Part;
export function fillTemplate(part: unknown, values: Readonly<Record<string, string>>): unknown {
  const fill = (text: string): string =>
    text.replaceAll(/<(\w+)(\.camel)?>/g, (placeholder, name: string, isCamel?: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The template's ${placeholder} has no value`);
      const filled = fill(value);
      return isCamel ? filled.charAt(0).toLowerCase() + filled.slice(1) : filled;
    });
  if (typeof part === 'string') return fill(part);
  if (Array.isArray(part)) return part.map((item) => fillTemplate(item, values));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [fill(key), fillTemplate(value, values)]));
}

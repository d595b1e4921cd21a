/**
 * Puts text between `<!-- name -->` and `<!-- /name -->`, in the place of what was there.
 *
 * @throws Error where the document has no such part
 */
export function fillPart(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = document.split(open);
  const after = rest?.split(close)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no part ${name}`);
  return `${before}${open}\n\n${text}\n\n${close}${after}`;
}

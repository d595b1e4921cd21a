/**
 * Whether a text is one well-formed XML element: every tag closed in order, every attribute quoted and
 * given once, no stray characters. Enough of XML for what {@link scene} writes, which has no text nodes.
 *
 * @example wellFormed('<a><b c="1"/></a>') // true
 * @example wellFormed('<a><b></a>') // false
 */
export function wellFormed(xml: string): boolean {
  const token = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y;
  const open: string[] = [];
  let roots = 0;
  while (token.lastIndex < xml.length) {
    const found = token.exec(xml);
    if (!found) return false;
    const [, closing, name = '', attributes = '', empty] = found;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return false;
    if (open.length === 0 && !closing) roots += 1;
    if (closing && open.pop() !== name) return false;
    if (!closing && !empty) open.push(name);
  }
  return open.length === 0 && roots === 1;
}

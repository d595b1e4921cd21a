/**
 * Returns whether a string is one well-formed XML element without text nodes: tags are closed in order, attributes are
 * quoted and unique.
 *
 * @example isWellFormed('<a><b c="1"/></a>') // true
 * @example isWellFormed('<a><b></a>') // false
 */
export function isWellFormed(xml: string): boolean {
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

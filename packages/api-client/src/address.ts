/** What a request says in its address. */
export interface Params {
  readonly path?: Readonly<Record<string, unknown>>;
  /** A list is said as one parameter for each of its members; what is undefined or null isn't said. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The address of an operation.
 *
 * @param path as the contract has it: `/tours/{id}/`
 * @example address('/tours/{id}/', { path: { id: 'a b' }, query: { tag: ['x', 'y'] } }) // '/tours/a%20b/?tag=x&tag=y'
 * @throws TypeError when a part of the path is missing, which would ask for another address: a list instead of its item
 * @throws TypeError when a parameter is neither text, number nor yes or no
 */
export function address(path: string, { path: parts = {}, query = {} }: Params): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = said(parts[name] ?? '');
    // Dots alone lead to the folder itself, or the one above.
    if (/^\.{0,2}$/.test(part)) throw new TypeError(`The path lacks its ${name}`);
    return encodeURIComponent(part);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, said(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function said(value: unknown): string {
  if (typeof value === 'object') throw new TypeError('Only single values can be said in an address');
  return String(value);
}

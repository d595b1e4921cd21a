import { randomUUID } from 'node:crypto';

const maxSlugLength = 64;

/**
 * Returns a title as the end of an address.
 *
 * @param fallback of a title without Latin letters
 * @example toSlug('Café & Dunes', 'activity') // 'cafe-dunes'
 */
export function toSlug(title: string, fallback: string): string {
  const ascii = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = ascii
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-+|-+$/g, '');
  return slug || `${fallback}-${randomUUID().slice(0, 8)}`;
}

/**
 * Creates the function that returns the id of each entry of a list: its own, or else one that no other entry has.
 *
 * @param fallback of a name without Latin letters
 */
export function createIds(entries: readonly { readonly id?: string }[], fallback: string) {
  const taken = new Set(entries.flatMap(({ id }) => id ?? []));
  return (own: string | undefined, name: string): string => {
    const slug = toSlug(name, fallback);
    let id = own ?? slug;
    for (let count = 2; own === undefined && taken.has(id); count += 1) id = `${slug.slice(0, 58)}-${count}`;
    taken.add(id);
    return id;
  };
}

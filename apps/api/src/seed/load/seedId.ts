import { createHash } from 'node:crypto';

/** Returns a UUID derived from names, so that seeding again updates the same rows. */
export function seedId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('/')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

import { createHash } from 'node:crypto';

/** An id that follows from names, in the form of a UUID: seeding again finds what was seeded before. */
export function seedId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('/')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

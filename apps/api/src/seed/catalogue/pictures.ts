import type { Composition, Hour, MotifName, SceneSpec } from '@aitours/art';

/** What a picture shows and when: `['dunes', 'gold']`. */
export type Picture = readonly [motif: MotifName, hour: Hour];

/** A number that follows from a name, so that each product has its own scenes and keeps them. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 99_991, 5381);

export const picture = (name: string, [motif, hour]: Picture, composition: Composition = 'portrait'): SceneSpec => ({
  motif,
  hour,
  seed: seedOf(name),
  composition,
});

/** The pictures of a product; the first is its card's. */
export const gallery = (name: string, pictures: readonly Picture[]): SceneSpec[] =>
  pictures.map((one, index) => picture(`${name}/${index}`, one));

import { type MotifName, motifs as motifsByName } from './motifs.ts';

export type { MotifName } from './motifs.ts';
export { type Random, seededRandom } from './random.ts';
export { renderScene } from './scene.ts';
export { type Composition, compositions, type Hour, hours, type SceneSpec } from './sceneSpec.ts';

/** The names of all motifs, in alphabetical order. */
export const motifs = Object.keys(motifsByName) as readonly MotifName[];

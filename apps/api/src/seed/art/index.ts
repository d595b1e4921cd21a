import type { MotifName } from './motifs/index.ts';
import { motifs as motifsByName } from './motifs/index.ts';

export type { MotifName } from './motifs/index.ts';
export { scene } from './scene.ts';
export type { Composition, Hour, SceneSpec } from './sceneSpec.ts';
export { compositions, hours } from './sceneSpec.ts';

/** The names of all motifs, in alphabetical order. */
export const motifs = Object.keys(motifsByName) as readonly MotifName[];

export { type MotifName, motifs } from './motifs.ts';
export { type Random, seededRandom } from './random.ts';
export { renderScene } from './scene.ts';
export { type Composition, compositions, type Hour, hours, type SceneSpec } from './sceneSpec.ts';

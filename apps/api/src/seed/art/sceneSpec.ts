import type { MotifName } from './motifs/index.ts';

/** The light a scene stands in; each has one palette, so that all scenes of an hour belong together. */
export const hours = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

/** Portrait is 4:5 for cards and galleries, wide is 16:9 with room for a headline on the left, square is 1:1. */
export const compositions = ['portrait', 'wide', 'square'] as const;
export type Composition = (typeof compositions)[number];

/** All it takes to draw a scene; the same specification always gives the same picture. */
export interface SceneSpec {
  readonly motif: MotifName;
  readonly hour: Hour;
  /** A whole number: moves the sun, the dunes, the windows and the people about. */
  readonly seed: number;
  readonly composition: Composition;
}

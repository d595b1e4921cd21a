import type { MotifName } from './motifs.ts';

/** The light of a scene. Each hour has one palette, so that all its scenes match. */
export const hours = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
/** The time of day that a scene shows. */
export type Hour = (typeof hours)[number];

/** Portrait (4:5) is for cards and galleries, wide (16:9) leaves room for a headline on the left, square is 1:1. */
export const compositions = ['portrait', 'wide', 'square'] as const;
/** The shape of a scene. */
export type Composition = (typeof compositions)[number];

/** Everything that determines a scene: equal specifications render equal pictures. */
export interface SceneSpec {
  readonly motif: MotifName;
  readonly hour: Hour;
  /** An integer that varies the sky and chooses among a motif's drawings. */
  readonly seed: number;
  readonly composition: Composition;
}

import type { SunPosition } from './sky.ts';
import type { Stage } from './stage.ts';

/** The subject of a scene. An indoor motif fills the whole picture; an outdoor one is drawn over the hour's sky. */
export interface Motif {
  readonly setting: 'outdoor' | 'indoor';
  /** The sun's position; chosen by the seed if absent. */
  readonly sun?: SunPosition;
  draw(stage: Stage): string;
}

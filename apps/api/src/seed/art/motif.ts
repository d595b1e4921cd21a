import type { SunPosition } from './sky.ts';
import type { Stage } from './stage.ts';

/** What a scene is about. An indoor motif fills the picture itself; an outdoor one stands under the hour's sky. */
export interface Motif {
  readonly setting: 'outdoor' | 'indoor';
  /** Where the sun belongs in this scene; without it the seed decides. */
  readonly sun?: SunPosition;
  draw(stage: Stage): string;
}

import { mix, type Palette, palettes } from './palette.ts';
import { type Random, seededRandom } from './random.ts';
import type { Composition, Hour, SceneSpec } from './sceneSpec.ts';
import { linearGradient, radialGradient } from './svg.ts';

/** The paints a stage prepares: gradients that several layers share. */
const paints = ['sky', 'glow', 'far', 'mid', 'near', 'water', 'mist', 'lamp', 'scrim'] as const;
type Paint = (typeof paints)[number];

/** The empty stage a motif is drawn on. Units are those of the picture's viewBox. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where the main figure stands, from the left. */
  readonly focus: number;
  /** The line where sky and land meet, from the top. */
  readonly horizon: number;
  /** How large the main figure is drawn; figures are designed about 600 units wide. */
  readonly scale: number;
  readonly palette: Palette;
  readonly random: Random;
  readonly hour: Hour;
  readonly composition: Composition;
  readonly isDark: boolean;
  /** The address of a shared gradient, to be used as a fill. */
  paint(name: Paint): string;
  /** An id of this scene alone, for a part that is drawn again with {@link reflected}. */
  id(name: string): string;
}

const sizes: Readonly<Record<Composition, Pick<Stage, 'width' | 'height' | 'focus' | 'horizon' | 'scale'>>> = {
  portrait: { width: 800, height: 1000, focus: 400, horizon: 650, scale: 1 },
  square: { width: 800, height: 800, focus: 400, horizon: 520, scale: 0.84 },
  wide: { width: 1600, height: 900, focus: 1080, horizon: 590, scale: 1.04 },
};

const prefixOf = ({ motif, hour, seed, composition }: SceneSpec) => `${motif}-${hour}-${seed}-${composition}`;

/** A small number that differs from motif to motif, so that two motifs with one seed don't share their clouds. */
const salt = (word: string) => [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

export function stageFor(spec: SceneSpec): Stage {
  const prefix = prefixOf(spec);
  return {
    ...sizes[spec.composition],
    palette: palettes[spec.hour],
    random: seededRandom(spec.seed * 10007 + salt(spec.motif)),
    hour: spec.hour,
    composition: spec.composition,
    isDark: spec.hour === 'night' || spec.hour === 'dusk',
    paint: (name) => `url(#${prefix}-${name})`,
    id: (name) => `${prefix}-${name}`,
  };
}

/** The gradients behind {@link Stage.paint}. Only those that a drawing uses are written. */
export function gradientsFor(spec: SceneSpec, drawing: string): string {
  const prefix = prefixOf(spec);
  const p = palettes[spec.hour];
  const id = (name: Paint) => `${prefix}-${name}`;
  const [low, lower, higher, high] = p.sky;
  const all: Record<Paint, string> = {
    sky: linearGradient(id('sky'), [
      [0, high],
      [0.3, higher],
      [0.58, lower],
      [0.86, low],
    ]),
    glow: radialGradient(id('glow'), [
      [0, p.sun, 0.85],
      [0.25, p.sun, 0.42],
      [0.6, p.sun, 0.12],
      [1, p.sun, 0],
    ]),
    far: linearGradient(id('far'), [
      [0, p.far],
      [1, mix(p.far, p.haze, 0.65)],
    ]),
    mid: linearGradient(id('mid'), [
      [0, p.mid],
      [1, mix(p.mid, p.haze, 0.28)],
    ]),
    near: linearGradient(id('near'), [
      [0, mix(p.near, p.mid, 0.25)],
      [1, p.ink],
    ]),
    water: linearGradient(id('water'), [
      [0, p.water[0]],
      [1, p.water[1]],
    ]),
    mist: linearGradient(id('mist'), [
      [0, p.haze, 0],
      [0.6, p.haze, 0.55],
      [1, p.haze, 0.75],
    ]),
    lamp: radialGradient(id('lamp'), [
      [0, p.light, 0.75],
      [0.35, p.light, 0.3],
      [1, p.light, 0],
    ]),
    scrim: linearGradient(
      id('scrim'),
      [
        [0, p.scrim, 0.86],
        [0.45, p.scrim, 0.5],
        [1, p.scrim, 0],
      ],
      [0, 1, 0.7, 0.28],
    ),
  };
  return paints
    .filter((name) => drawing.includes(`#${id(name)})`))
    .map((name) => all[name])
    .join('');
}

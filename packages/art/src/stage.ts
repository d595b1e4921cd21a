import { mix, type Palette, palettes } from './palette.ts';
import { type Random, seededRandom } from './random.ts';
import type { Composition, Hour, SceneSpec } from './sceneSpec.ts';
import { linearGradient, radialGradient } from './svg.ts';

/** The gradients that several layers of a scene share. */
const paints = ['sky', 'glow', 'far', 'mid', 'near', 'water', 'mist', 'lamp', 'scrim'] as const;
type Paint = (typeof paints)[number];

/** The canvas and tools that a scene is drawn with. Units are those of the picture's viewBox. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The main figure's x. */
  readonly focus: number;
  /** The y at which sky and land meet. */
  readonly horizon: number;
  /** The scale of the motif's drawing. */
  readonly scale: number;
  readonly palette: Palette;
  readonly random: Random;
  readonly hour: Hour;
  readonly composition: Composition;
  readonly isDark: boolean;
  /** Returns the reference of a shared gradient, for `fill`. */
  paint(name: Paint): string;
  /** Returns an id that is unique to this scene. */
  id(name: string): string;
}

const sizes: Readonly<Record<Composition, Pick<Stage, 'width' | 'height' | 'focus' | 'horizon' | 'scale'>>> = {
  portrait: { width: 800, height: 1000, focus: 400, horizon: 650, scale: 1 },
  square: { width: 800, height: 800, focus: 400, horizon: 515, scale: 0.82 },
  wide: { width: 1600, height: 900, focus: 1080, horizon: 575, scale: 0.95 },
};

const getPrefix = ({ motif, hour, seed, composition }: SceneSpec) => `${motif}-${hour}-${seed}-${composition}`;

/** Hashes a motif's name, so that two motifs with the same seed don't have the same clouds. */
const hashName = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Creates the stage of a scene with its size, palette and random numbers. */
export function createStage(spec: SceneSpec): Stage {
  const prefix = getPrefix(spec);
  return {
    ...sizes[spec.composition],
    palette: palettes[spec.hour],
    random: seededRandom(spec.seed * 10007 + hashName(spec.motif)),
    hour: spec.hour,
    composition: spec.composition,
    isDark: spec.hour === 'night' || spec.hour === 'dusk',
    paint: (name) => `url(#${prefix}-${name})`,
    id: (name) => `${prefix}-${name}`,
  };
}

/** Renders the gradients of {@link Stage.paint} that a drawing refers to. */
export function renderGradients(spec: SceneSpec, drawing: string): string {
  const prefix = getPrefix(spec);
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

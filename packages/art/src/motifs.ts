import { files } from '#files';
import type { SunPosition } from './sky.ts';

/** The names of all motifs, as in a picture's id, in alphabetical order. Each is a file in `motifs/`, or several. */
export const motifs = [
  'aquarium',
  'avatar',
  'balloons',
  'beach',
  'breakfast',
  'buggy',
  'calligraphy',
  'camp',
  'car',
  'coach',
  'coaster',
  'coffee',
  'cooking',
  'creek',
  'cruise',
  'cycling',
  'dinnerCruise',
  'dunes',
  'falcon',
  'feast',
  'flamingos',
  'fort',
  'frame',
  'garden',
  'golf',
  'hotel',
  'jetski',
  'kayak',
  'louvre',
  'map',
  'mosque',
  'mountainRoad',
  'museum',
  'oasis',
  'observation',
  'oryx',
  'paddle',
  'palmIsland',
  'pearl',
  'perfume',
  'placeholder',
  'pottery',
  'reef',
  'room',
  'sandboard',
  'seaplane',
  'skyline',
  'snow',
  'souk',
  'spices',
  'stargazing',
  'streetFood',
  'suitcase',
  'suv',
  'van',
  'wadi',
  'waterPark',
  'weaving',
  'wheel',
  'yacht',
  'zipline',
] as const;
/** The name of a motif. */
export type MotifName = (typeof motifs)[number];

/** A drawing of a motif at every hour, on a canvas that is wider than any picture. */
export interface Motif {
  /** An indoor motif fills the whole picture; an outdoor one is drawn over the hour's sky. */
  readonly setting: 'outdoor' | 'indoor';
  /** The sun's position; chosen by the seed if absent. */
  readonly sun: SunPosition | undefined;
  /** The elements of the drawing as SVG. */
  readonly elements: string;
}

/** The canvas of each file, with the main figure's x and the y at which sky and land meet. */
export const canvas = { width: 1690, height: 1000, focus: 1140, horizon: 650 } as const;

const parsed = new Map<string, Motif>();

/** Returns a motif's drawing. Of `car-1`, `car-2` and so on, the seed chooses one. */
export function getMotif(name: MotifName, seed: number): Motif {
  const count = [...files.keys()].filter((key) => key.startsWith(`${name}-`)).length;
  const key = count === 0 ? name : `${name}-${(Math.abs(seed) % count) + 1}`;
  const motif = parsed.get(key) ?? parseMotif(files.get(key) ?? '');
  parsed.set(key, motif);
  return motif;
}

/** Reads a file of `motifs/`, without the parts of the class `preview`, which complete it in a drawing program only. */
function parseMotif(file: string): Motif {
  const [root = ''] = /<svg[^>]*>/.exec(file) ?? [];
  const [, x, y] = /data-sun="([\d.]+) ([\d.]+)"/.exec(root) ?? [];
  return {
    setting: root.includes('data-setting="indoor"') ? 'indoor' : 'outdoor',
    sun: x && y ? { x: Number(x), y: Number(y) } : undefined,
    elements: file
      .slice(file.indexOf(root) + root.length, file.lastIndexOf('</svg>'))
      .replace(/<defs class="preview">[\s\S]*?<\/defs>|<rect class="preview"[^>]*\/>/g, '')
      .replace(/\s*\n\s*/g, ''),
  };
}

import type { Hour } from './sceneSpec.ts';

/** The colours of one hour, named by use. */
export interface Palette {
  /** From the horizon up. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  /** Land by distance, darker the nearer it is. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  /** The colour that distant shapes fade into. */
  readonly haze: string;
  /** Lamps, lit windows, glitter on water. */
  readonly light: string;
  /** From the far shore to the near one. */
  readonly water: readonly [string, string];
  readonly accent: string;
  readonly coral: string;
  readonly cool: string;
  /** Cloth, sails and plaster; an off-white. */
  readonly cloth: string;
  readonly leaf: string;
  readonly skin: string;
  /** Darkens the headline's corner of a wide scene. */
  readonly scrim: string;
}

/** The colours of each hour. */
export const palettes: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#FDE6C4', '#F7C19B', '#DC938A', '#86709A'],
    sun: '#FFF7E2',
    far: '#C79698',
    mid: '#94667A',
    near: '#553F60',
    ink: '#352841',
    haze: '#F6CBA8',
    light: '#FFE8BC',
    water: ['#F0C0A2', '#866B8E'],
    accent: '#F2A540',
    coral: '#D8634F',
    cool: '#5A9C9F',
    cloth: '#FFF2DF',
    leaf: '#5F6F66',
    skin: '#7A4B45',
    scrim: '#3B2747',
  },
  noon: {
    sky: ['#EAF6EF', '#BCE4E1', '#74C7CD', '#369AAF'],
    sun: '#FFFCEE',
    far: '#EBD0A2',
    mid: '#D8A46A',
    near: '#A06A3C',
    ink: '#5B3B27',
    haze: '#F6ECD3',
    light: '#FFF0CB',
    water: ['#7BD2CF', '#1A8290'],
    accent: '#F0A027',
    coral: '#DF6449',
    cool: '#14808A',
    cloth: '#FFFBF2',
    leaf: '#3E7F60',
    skin: '#8C5A3C',
    scrim: '#0B3F4B',
  },
  gold: {
    sky: ['#FFECBC', '#FCCB74', '#F0964F', '#C65A3E'],
    sun: '#FFF9E4',
    far: '#E29155',
    mid: '#B35A34',
    near: '#642F2A',
    ink: '#3A1B1E',
    haze: '#FCCB80',
    light: '#FFE09A',
    water: ['#F6B56B', '#97443A'],
    accent: '#FFB638',
    coral: '#D6472E',
    cool: '#2F7C7C',
    cloth: '#FFF1D4',
    leaf: '#5D5A34',
    skin: '#7B402C',
    scrim: '#421A1B',
  },
  dusk: {
    sky: ['#F9BE92', '#CE7C8A', '#6E5593', '#2A3566'],
    sun: '#FFE6C6',
    far: '#6A5A90',
    mid: '#433E6C',
    near: '#1E2549',
    ink: '#12182F',
    haze: '#B87794',
    light: '#FFCD90',
    water: ['#A3708F', '#252F5C'],
    accent: '#F7AE4B',
    coral: '#E2705F',
    cool: '#3FA7A8',
    cloth: '#FBE3CF',
    leaf: '#2B4A58',
    skin: '#5B3B4C',
    scrim: '#131738',
  },
  night: {
    sky: ['#3A6A7F', '#214A63', '#142F49', '#0A192D'],
    sun: '#FDF3D4',
    far: '#33566C',
    mid: '#1E3B50',
    near: '#0E2030',
    ink: '#071420',
    haze: '#386879',
    light: '#FFD580',
    water: ['#2B5C70', '#0B2034'],
    accent: '#F2B347',
    coral: '#D9644F',
    cool: '#3E9FA0',
    cloth: '#E9DDC4',
    leaf: '#13373D',
    skin: '#4E3A3A',
    scrim: '#050F1A',
  },
};

/**
 * Mixes two hex colours.
 *
 * @param amount 0 returns `from`, 1 returns `to`
 */
export function mix(from: string, to: string, amount: number): string {
  const part = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const channels = [0, 1, 2].map((index) => {
    const value = Math.round(part(from, index) + (part(to, index) - part(from, index)) * amount);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const known = new Map<Palette, Map<string, string>>();

/**
 * Returns the colour that a class of a motif's file names: a palette's colour or six hexadecimal digits, followed by
 * colours that are mixed into it with their percentages. `sky1` to `sky4`, `water1` and `water2` are a palette's lists.
 *
 * @example getColour('mid-cloth-25', palettes.gold) // '#c6805c'
 * @throws RangeError if a part is none of these
 */
export function getColour(name: string, palette: Palette): string {
  const colours = known.get(palette) ?? new Map(listColours(palette));
  known.set(palette, colours);
  const colour = colours.get(name) ?? mixColours(name, colours);
  colours.set(name, colour);
  return colour;
}

const listColours = ({ sky, water, ...single }: Palette): Array<[name: string, colour: string]> => [
  ...Object.entries(single),
  ...sky.map((colour, index): [string, string] => [`sky${index + 1}`, colour]),
  ...water.map((colour, index): [string, string] => [`water${index + 1}`, colour]),
];

function mixColours(name: string, colours: ReadonlyMap<string, string>): string {
  const getSingle = (part: string) => {
    const colour = colours.get(part) ?? (/^[\dA-F]{6}$/.test(part) ? `#${part}` : undefined);
    if (!colour) throw new RangeError(`"${part}" is no colour of the palette`);
    return colour;
  };
  const [base = '', ...mixed] = name.split('-');
  return mixed.reduce(
    (colour, part, index) => (index % 2 === 0 ? mix(colour, getSingle(part), Number(mixed[index + 1]) / 100) : colour),
    getSingle(base),
  );
}

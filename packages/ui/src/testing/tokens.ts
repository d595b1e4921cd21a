import type { Palette } from '../theme/contract.css.ts';
import { contrast } from './contrast.ts';

/** Returns the leaves of a tree of tokens with their paths: `action.hover`. */
export function flattenTokens(tree: object, path: readonly string[] = []): [path: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : flattenTokens(value, [...path, key]),
  );
}

/** A colour, a surface that it is used on, and the contrast that WCAG 2.2 requires of them. */
export interface ContrastPair {
  readonly colour: string;
  readonly surface: string;
  /** 4.5 for text, 3 for outlines of controls and for the focus ring. */
  readonly min: 3 | 4.5;
}

const combine = (colours: readonly string[], surfaces: readonly string[], min: 3 | 4.5): ContrastPair[] =>
  colours.flatMap((colour) => surfaces.map((surface) => ({ colour, surface, min })));

const papers = ['paper.base', 'paper.raised', 'paper.sunken'];
const statuses = ['scarce', 'positive', 'pending', 'critical', 'info', 'refunded'];
const states = (name: string) => [`${name}.base`, `${name}.hover`, `${name}.active`];

/** Every pair of colour and surface that components use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...combine(['ink.base', 'ink.soft', ...states('action'), ...statuses.map((name) => `${name}.ink`)], papers, 4.5),
  ...combine(['line.control', 'focus.ring'], papers, 3),
  ...statuses.flatMap((name) => combine([`${name}.ink`], [`${name}.paper`], 4.5)),
  ...combine(['action.on'], states('action'), 4.5),
  ...combine(['danger.on'], states('danger'), 4.5),
  ...combine(['action.base', 'ink.base'], ['action.soft'], 4.5),
  ...combine(['accent.on'], ['accent.base'], 4.5),
  ...combine(['ink.base'], ['accent.soft'], 4.5),
  ...combine(['art.ink'], ['art.scrim'], 4.5),
  ...combine(['art.onPlate'], ['art.plate'], 4.5),
];

/** Returns the contrast of a pair in a theme; of translucent colours, that of their opaque part. */
export function measurePair({ colour, surface }: Pick<ContrastPair, 'colour' | 'surface'>, theme: Palette): number {
  const values = Object.fromEntries(flattenTokens(theme));
  const opaque = (path: string) => (values[path] ?? path).slice(0, 7);
  return contrast(opaque(colour), opaque(surface));
}

import { clampChroma, converter, formatHex, type Oklch, parseHex, wcagContrast } from 'culori';
import { colours, type Palette } from './contract.css.ts';
import { dark as darkPalette, light as lightPalette } from './palettes.ts';

const toOklch = converter('oklch');

/** The colour of a brand for each theme, as `#RRGGBB`. */
export interface BrandColours {
  light: string;
  /** On dark surfaces: usually brighter. Defaults to `light`. */
  dark?: string;
}

/** A theme that was derived from a brand. */
export interface Brand {
  light: Palette;
  dark: Palette;
  /** Both themes as rules that replace those of `styles.css`, in any order of the files. */
  css: string;
}

/** Text on a surface has this contrast (WCAG 2.2, 1.4.3); outlines of controls have 3:1 (1.4.11). */
const TEXT = 4.5;
const OUTLINE = 3;

/**
 * Derives the whole theme from a brand's colour. Actions get the colour, and surfaces, text, lines and accents get its
 * hue; the colours of statuses, of danger and of pictures keep their meaning. A colour that would be illegible is made
 * darker (in the dark theme brighter) until each text has a contrast of 4.5:1 on each of its surfaces; its hue stays.
 *
 * @throws RangeError for a colour that is not `#RRGGBB`
 */
export function brand({ light, dark = light }: BrandColours): Brand {
  const palettes = { light: derivePalette(light, lightPalette, -1), dark: derivePalette(dark, darkPalette, 1) };
  const rules = { light: toDeclarations(palettes.light), dark: toDeclarations(palettes.dark) };
  const css = [
    `:root,[data-theme=light]{color-scheme:light;${rules.light}}`,
    `@media screen{[data-theme=dark]{color-scheme:dark;${rules.dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${rules.dark}}}`,
  ].join('\n');
  return { ...palettes, css };
}

/** Returns a palette. `away` is the direction of lightness from the surfaces: -1 is darker, 1 is brighter. */
function derivePalette(colour: string, base: Palette, away: -1 | 1): Palette {
  const seed = parse(colour);
  // A grey brand has no hue, and its theme no tint.
  const tint = (original: string) => {
    const { l, c } = parse(original);
    return toHex({ mode: 'oklch', l, c: Math.min(c, seed.c), h: seed.h ?? 0 });
  };
  const paper = {
    base: tint(base.paper.base),
    raised: tint(base.paper.raised),
    sunken: tint(base.paper.sunken),
  };
  const papers = Object.values(paper);
  const soft = tint(base.action.soft);
  const ink = {
    base: reach(tint(base.ink.base), [...papers, soft], TEXT, away),
    soft: reach(tint(base.ink.soft), papers, TEXT, away),
  };
  const action = { ...deriveActions(colour, [...papers, soft], away), soft };
  const accent = tint(base.accent.base);
  const status = (name: 'scarce' | 'positive' | 'pending' | 'critical' | 'info' | 'refunded') => ({
    ink: reach(base[name].ink, [...papers, base[name].paper], TEXT, away),
    paper: base[name].paper,
  });
  return {
    ...base,
    paper,
    ink,
    action,
    accent: {
      base: accent,
      soft: reach(tint(base.accent.soft), [ink.base], TEXT, away === 1 ? -1 : 1),
      on: pickText(accent, [tint(base.accent.on), '#FFFFFF', '#000000']),
    },
    line: { base: tint(base.line.base), control: reach(tint(base.line.control), papers, OUTLINE, away) },
    focus: { ring: ink.base, gap: away === 1 ? paper.sunken : '#FFFFFF' },
    scarce: status('scarce'),
    positive: status('positive'),
    pending: status('pending'),
    critical: status('critical'),
    info: status('info'),
    refunded: status('refunded'),
  };
}

/** Returns the three colours of an action and the text on them. Hovered and pressed ones are farther from the surfaces. */
function deriveActions(colour: string, surfaces: readonly string[], away: -1 | 1) {
  const base = reach(colour, surfaces, TEXT, away);
  const { l, c, h } = parse(base);
  const shift = (by: number) => {
    const moved = Math.min(0.97, Math.max(0.08, l + away * by));
    return reach(toHex({ mode: 'oklch', l: moved, c, h }), surfaces, TEXT, away);
  };
  const states = { base, hover: shift(0.06), active: shift(0.12) };
  return { ...states, on: away === -1 ? '#FFFFFF' : toHex({ mode: 'oklch', l: 0.16, c: Math.min(c, 0.05), h }) };
}

/** Moves a colour's lightness in steps until its contrast on all surfaces is high enough. */
function reach(colour: string, surfaces: readonly string[], contrast: number, direction: -1 | 1): string {
  const start = parse(colour);
  for (let l = start.l; l >= 0 && l <= 1; l += direction * 0.005) {
    const moved = l === start.l ? colour.toUpperCase() : toHex({ ...start, l });
    if (surfaces.every((surface) => wcagContrast(moved, surface) >= contrast)) return moved;
  }
  return direction === 1 ? '#FFFFFF' : '#000000';
}

/** Returns the first of the colours that is legible on a surface. */
const pickText = (surface: string, candidates: readonly string[]): string =>
  candidates.find((text) => wcagContrast(text, surface) >= TEXT) ?? '#000000';

function parse(colour: string): Oklch {
  const parsed = /^#[0-9a-f]{6}$/i.test(colour) ? parseHex(colour) : undefined;
  if (!parsed) throw new RangeError(`A brand's colour has the form #RRGGBB, not ${colour}`);
  return toOklch(parsed);
}

/** Returns a colour that screens can show, by reducing its chroma. */
const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch')).toUpperCase();

/** Returns the custom properties of a theme. */
function toDeclarations(palette: object, contract: object = colours): string {
  return Object.entries(contract)
    .flatMap(([key, reference]: [string, unknown]) => {
      const value: unknown = Reflect.get(palette, key);
      if (typeof value === 'object' && value && typeof reference === 'object' && reference)
        return toDeclarations(value, reference);
      return `${String(reference).slice('var('.length, -1)}:${String(value)};`;
    })
    .join('');
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { contrastPairs, flattenTokens } from '../testing/tokens.ts';
import { brand } from './brand.ts';
import type { Palette } from './contract.css.ts';
import { dark, light } from './palettes.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Returns the pairs of a theme whose contrast is too low, and the colours on which the focus ring is invisible. */
function findIllegible(theme: Palette): string[] {
  const tokens = flattenTokens(theme);
  const values = new Map(tokens);
  const opaque = (path: string) => values.get(path)?.slice(0, 7) ?? path;
  const isSolid = (value: string) => /^#.{6}$/.test(value);
  const { ring, gap } = theme.focus;
  return [
    ...contrastPairs.filter(({ colour, surface, min }) => contrast(opaque(colour), opaque(surface)) < min),
    ...tokens
      .filter(([, value]) => isSolid(value) && Math.max(contrast(ring, value), contrast(gap, value)) < 3)
      .map(([colour]) => ({ colour, surface: 'focus' })),
  ].map(({ colour, surface }) => `${colour} on ${surface}`);
}

test('finds illegible pairs', () => {
  expect(findIllegible(light)).toEqual([]);
  expect(findIllegible({ ...light, action: { ...light.action, base: '#12A0A8' } })).toContain(
    'action.base on paper.raised',
  );
});

test('each text is legible in both themes of any brand (4.5:1)', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      const theme = brand({ light: one, dark: other });
      expect([findIllegible(theme.light), findIllegible(theme.dark)]).toEqual([[], []]);
    }),
    { numRuns: 1000 },
  );
});

describe('a brand', () => {
  test('keeps a colour that is legible, and otherwise changes only its lightness', () => {
    expect(brand({ light: '#6a1b9a' }).light.action.base).toBe('#6A1B9A');
    expect(brand({ light: '#FFD600' }).light.action.base).toBe('#806A00');
  });

  test('uses the light colour in the dark theme, brighter, when it has no other', () => {
    const theme = brand({ light: '#6A1B9A' });
    expect(contrast(theme.dark.action.base, theme.dark.paper.base)).toBeGreaterThanOrEqual(4.5);
    expect(theme.dark.action.base).not.toBe(theme.light.action.base);
    expect(brand({ light: '#6A1B9A', dark: '#E1BEE7' }).dark.action.base).toBe('#E1BEE7');
  });

  test('keeps the colours with a meaning', () => {
    const theme = brand({ light: '#6A1B9A' });
    expect([theme.light.danger, theme.dark.danger]).toEqual([light.danger, dark.danger]);
    expect(theme.light.critical.paper).toBe(light.critical.paper);
  });

  test.each(['red', '#F00', '#12345678', ''])('rejects %o', (colour) => {
    expect(() => brand({ light: colour })).toThrow(RangeError);
    expect(() => brand({ light: '#123456', dark: colour })).toThrow(/#RRGGBB/);
  });

  test('has rules for both themes with all custom properties', () => {
    const { css, light: palette } = brand({ light: '#6A1B9A' });
    expect(css).toContain(`--ai-action-base:${palette.action.base};`);
    expect(css).toContain('--ai-shadow-overlay:');
    expect(css).toContain('[data-theme=dark]{color-scheme:dark;');
    expect(css.match(/--ai-/g)).toHaveLength(3 * (css.split('\n')[0]?.match(/--ai-/g)?.length ?? 0));
  });
});

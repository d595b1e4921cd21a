import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { contrastPairs, flattenTokens, measurePair } from '../testing/tokens.ts';
import { colours, tokenUses, vars } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light } from './palettes.ts';

test('SHELL-46 SHELL-47 CONST-26 the mobile layout ends at 768 px, the desktop navigation starts at 1250 px', () => {
  expect([media.mobile, media.desktop]).toEqual(['(max-width: 768px)', '(min-width: 1250px)']);
  expect([media.aboveMobile, media.belowDesktop]).toEqual(['(min-width: 768.02px)', '(max-width: 1249.98px)']);
});

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(() => contrast('#0008', '#FFFFFF')).toThrow(RangeError);
});

test('each colour of text, controls and focus is measured on a surface', () => {
  const measured = new Set(contrastPairs.map(({ colour }) => colour));
  const shown = flattenTokens(colours).filter(([path]) => /\.(ink|on|onPlate|control|ring)$|^ink\./.test(path));
  expect(shown.filter(([path]) => !measured.has(path))).toEqual([]);
});

test('each token is on exactly one page of the foundations, with its use', () => {
  const folder = path.join(import.meta.dirname, '../../../../.storybook/foundations');
  const groups = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/<Tokens of=\{\[([^\]]+)\]\}/g)])
    .flatMap(([, list = '']) => list.split(',').map((group) => group.trim().replaceAll("'", '')));
  expect(groups.toSorted()).toEqual(Object.keys(vars).toSorted());
  for (const [token, use] of flattenTokens(tokenUses)) expect(use, token).toMatch(/^[A-Z].{5,}/);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test('gives a value to each token of the contract and to no other', () => {
    expect(flattenTokens(theme).map(([name]) => name)).toEqual(flattenTokens(colours).map(([name]) => name));
    for (const [name, value] of flattenTokens(theme))
      expect(value, name).toMatch(/^(#[0-9A-F]{6}([0-9A-F]{2})?|0 .+)$/);
  });

  test.each(contrastPairs)('$colour on $surface reaches a contrast of $min', (pair) => {
    expect(measurePair(pair, theme)).toBeGreaterThanOrEqual(pair.min);
  });

  test('one tone of the focus ring is visible on any other colour (3:1)', () => {
    for (const [name, value] of flattenTokens(theme).filter(([, colour]) => /^#.{6}$/.test(colour))) {
      const best = Math.max(contrast(theme.focus.ring, value), contrast(theme.focus.gap, value));
      expect(best, name).toBeGreaterThanOrEqual(3);
    }
  });
});

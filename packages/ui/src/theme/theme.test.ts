import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { colours, type Palette } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light } from './palettes.ts';

function leaves(tree: object, path: string[] = []): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leaves(value, [...path, key]),
  );
}

const papers = (theme: Palette) => Object.entries(theme.paper);
const statuses = ['scarce', 'positive', 'pending', 'critical', 'info', 'refunded'] as const;

test('SHELL-46 SHELL-47 CONST-26 the mobile layout ends at 768 px, the desktop navigation starts at 1250 px', () => {
  expect([media.mobile, media.desktop]).toEqual(['(max-width: 768px)', '(min-width: 1250px)']);
  expect([media.aboveMobile, media.belowDesktop]).toEqual(['(min-width: 768.02px)', '(max-width: 1249.98px)']);
});

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(() => contrast('#0008', '#FFFFFF')).toThrow(RangeError);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test('gives a value to each token of the contract and to no other', () => {
    expect(leaves(theme).map(([name]) => name)).toEqual(leaves(colours).map(([name]) => name));
    for (const [name, value] of leaves(theme)) expect(value, name).toMatch(/^(#[0-9A-F]{6}([0-9A-F]{2})?|0 .+)$/);
  });

  test.each(papers(theme))('text is legible on %s paper (4.5:1)', (_paper, paper) => {
    for (const ink of [theme.ink.base, theme.ink.soft, theme.action.base, theme.action.hover, theme.action.active]) {
      expect(contrast(ink, paper), ink).toBeGreaterThanOrEqual(4.5);
    }
    for (const status of statuses) expect(contrast(theme[status].ink, paper), status).toBeGreaterThanOrEqual(4.5);
  });

  test.each(papers(theme))('outlines of controls and the focus ring are visible on %s paper (3:1)', (_paper, paper) => {
    expect(contrast(theme.line.control, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.focus.ring, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.action.base, paper)).toBeGreaterThanOrEqual(3);
  });

  test.each(statuses)('%s text is legible on its own paper (4.5:1)', (status) => {
    expect(contrast(theme[status].ink, theme[status].paper)).toBeGreaterThanOrEqual(4.5);
  });

  test('text on actions is legible in each state (4.5:1)', () => {
    for (const { base, hover, active, on } of [theme.action, theme.danger]) {
      for (const surface of [base, hover, active]) expect(contrast(on, surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme.action.base, theme.action.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.ink.base, theme.action.soft)).toBeGreaterThanOrEqual(4.5);
  });

  test('text on accents and pictures is legible (4.5:1)', () => {
    expect(contrast(theme.accent.on, theme.accent.base)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.ink.base, theme.accent.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.art.ink, theme.art.scrim.slice(0, 7))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.art.onPlate, theme.art.plate.slice(0, 7))).toBeGreaterThanOrEqual(4.5);
  });

  test('one tone of the focus ring is visible on any other colour (3:1)', () => {
    for (const [name, value] of leaves(theme).filter(([, colour]) => /^#.{6}$/.test(colour))) {
      const best = Math.max(contrast(theme.focus.ring, value), contrast(theme.focus.gap, value));
      expect(best, name).toBeGreaterThanOrEqual(3);
    }
  });
});

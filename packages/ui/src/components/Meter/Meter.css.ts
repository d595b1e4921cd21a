import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const track = { background: vars.paper.sunken, border: 0, borderRadius: vars.radius.full } as const;

/** Returns the styles of the filled part, which each engine names differently. */
const fill = (background: string) => {
  const rule = { background, borderRadius: vars.radius.full };
  const webkit = ['optimum', 'suboptimum', 'even-less-good'].map((state) => `&::-webkit-meter-${state}-value`);
  return { '&::-moz-meter-bar': rule, ...Object.fromEntries(webkit.map((selector) => [selector, rule])) };
};

const base = style({
  ...track,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.625rem',
  border: `1px solid ${vars.line.control}`,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-meter-inner-element': { display: 'block', blockSize: '100%' },
    '&::-webkit-meter-bar': { ...track, blockSize: '100%' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const bar = {
  neutral: style([base, { selectors: fill(vars.action.base) }]),
  positive: style([base, { selectors: fill(vars.positive.ink) }]),
  scarce: style([base, { selectors: fill(vars.scarce.ink) }]),
  critical: style([base, { selectors: fill(vars.critical.ink) }]),
};

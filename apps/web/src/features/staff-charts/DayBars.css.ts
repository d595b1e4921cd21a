import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

// Time runs from left to right in every language; `text-anchor` depends on the direction.
export const chart = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', direction: 'ltr' });
export const bar = style({
  fill: vars.action.base,
  '@media': { [media.hover]: { selectors: { '&:hover': { fill: vars.action.hover } } } },
});
export const latest = style({ fill: vars.accent.base });
export const rule = style({ stroke: vars.line.base, strokeWidth: 1 });
export const label = style({
  fontSize: '16px',
  fill: vars.ink.soft,
  '@media': { [media.mobile]: { fontSize: '24px' } },
});

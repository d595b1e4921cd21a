import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

// Time runs from left to right in every language; `text-anchor` depends on the direction.
export const frame = style({ containerType: 'inline-size' });
export const chart = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible', direction: 'ltr' });
export const bar = style({
  fill: vars.action.base,
  '@media': { [media.hover]: { selectors: { '&:hover': { fill: vars.action.hover } } } },
});
export const latest = style({ fill: vars.accent.base });
export const rule = style({ stroke: vars.line.base, strokeWidth: 1 });
/** In units of the chart, which is scaled to the width of its frame: about 12 px on the screen. */
export const label = style({
  fontSize: '16px',
  fill: vars.ink.soft,
  '@container': { '(max-width: 560px)': { fontSize: '22px' }, '(max-width: 340px)': { fontSize: '30px' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/mixins.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  font: vars.text.small,
});
export const value = style([figures, { fontWeight: 500 }]);
export const reviews = style([figures, { color: vars.ink.soft }]);
export const stars = style({
  blockSize: '1.125em',
  inlineSize: 'auto',
  flex: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const empty = style({ fill: vars.line.base, '@media': { '(forced-colors: active)': { fill: 'GrayText' } } });
export const full = style({ fill: vars.accent.base, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });

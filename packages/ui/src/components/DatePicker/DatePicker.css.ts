import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { target } from '../../theme/mixins.ts';

/** The button is in the box, at its end. */
export const open = style({
  ...target,
  position: 'absolute',
  insetInlineEnd: vars.space.xxsmall,
  insetBlockStart: '50%',
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  color: vars.ink.soft,
  selectors: { '&[data-hovered]': { color: vars.ink.base } },
});

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

/** Seven days of 44 px fit, from a window of 360 px on. */
export const dialog = style({
  inlineSize: 'min(24rem, calc(100vw - 1.5rem))',
  padding: vars.space.small,
  outline: 'none',
});

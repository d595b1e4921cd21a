import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  minInlineSize: 0,
});
export const label = style({ font: vars.text.label });
export const mark = style({ color: vars.critical.ink, marginInlineStart: vars.space.xxsmall });
export const description = style({ font: vars.text.small, color: vars.ink.soft });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  font: vars.text.small,
  color: vars.critical.ink,
});
export const errorIcon = style({
  inlineSize: vars.size.iconSmall,
  blockSize: '1.5em',
  flex: 'none',
});
// A fieldset's gap does not apply to its legend.
export const legend = style({ display: 'contents' });

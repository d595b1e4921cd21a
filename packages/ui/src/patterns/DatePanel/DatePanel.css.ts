import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: vars.space.small });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  font: vars.text.small,
  color: vars.ink.soft,
});
export const sign = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const scarce = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.small,
  font: vars.text.caption,
  background: vars.scarce.paper,
  color: vars.scarce.ink,
  // Visible only with forced colours.
  border: '1px solid transparent',
});
export const unavailable = style({ minInlineSize: '1.5rem', textAlign: 'center' });
export const selection = style({
  font: vars.text.label,
  selectors: { '&[data-empty]': { font: vars.text.body, color: vars.ink.soft } },
});
export const error = style({ color: vars.critical.ink });

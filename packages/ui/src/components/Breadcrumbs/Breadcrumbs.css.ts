import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', font: vars.text.small });
export const item = style({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 });
export const separator = style({
  flex: 'none',
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  marginInline: vars.space.xxsmall,
  color: vars.ink.soft,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  justifyContent: 'center',
  borderRadius: vars.radius.small,
  color: vars.action.base,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.action.hover } },
});
export const current = style({ color: vars.ink.soft, overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { target } from '../../theme/mixins.ts';

export const menu = style({ display: 'grid', gap: vars.space.large, marginInline: `calc(-1 * ${vars.space.small})` });
export const title = style({
  paddingBlockEnd: vars.space.xxsmall,
  paddingInline: vars.space.small,
  font: vars.text.caption,
  color: vars.ink.soft,
});
export const list = style({ display: 'grid' });
export const cell = style({ display: 'grid' });
export const link = style({
  ...target,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  font: vars.text.label,
  textDecoration: 'none',
  selectors: { '&[aria-current=page]': { background: vars.action.soft } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.paper.sunken } } },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { border: '2px solid CanvasText' } } },
  },
});
export const icon = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.action.base,
});

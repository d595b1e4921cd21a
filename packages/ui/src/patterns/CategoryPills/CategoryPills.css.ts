import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { target } from '../../theme/mixins.ts';

/** On phones one scrolling row; the padding prevents the focus ring from being clipped. */
export const nav = style({
  '@media': {
    [media.mobile]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `calc(-1 * ${vars.space.xsmall})`,
      padding: vars.space.xsmall,
    },
  },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  '@media': { [media.mobile]: { flexWrap: 'nowrap' } },
});

export const pill = style({
  ...target,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  font: vars.text.label,
  color: vars.ink.soft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { background: vars.ink.base, borderColor: vars.ink.base, color: vars.paper.base },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:not([aria-current]):hover': { background: vars.action.soft, color: vars.ink.base } },
    },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { outline: '2px solid CanvasText' } } },
  },
});

export const icon = style({ flex: 'none', inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });

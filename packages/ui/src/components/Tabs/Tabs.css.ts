import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside } from '../../theme/mixins.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space.xsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.line.base}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flex: 'none',
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.target,
  paddingInline: vars.space.medium,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  font: vars.text.label,
  color: vars.ink.soft,
  selectors: {
    '&:hover': { '@media': { [media.hover]: { color: vars.ink.base } } },
    '&[aria-selected=true]': { color: vars.action.base },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.small,
      insetBlockEnd: 0,
      borderBlockEnd: `3px solid ${vars.action.base}`,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    },
    '&:focus-visible': focusRingInside,
  },
});

export const count = style({
  minInlineSize: '1.5rem',
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.full,
  font: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: vars.ink.soft,
  background: vars.paper.sunken,
});

export const panel = style({ borderRadius: vars.radius.small, minInlineSize: 0 });

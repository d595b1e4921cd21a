import { focusRingInside, media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const day = style({
  listStyle: 'none',
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  boxShadow: vars.shadow.low,
  border: '1px solid transparent',
  selectors: { '&[data-active]': { borderColor: vars.action.base } },
});

export const heading = style({ margin: 0 });

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: vars.space.medium,
  border: 0,
  borderRadius: vars.radius.large,
  background: 'none',
  color: vars.ink.base,
  font: vars.text.titleSmall,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&[aria-disabled]': { cursor: 'default' },
    '&:not([aria-disabled]):hover': { '@media': { [media.hover]: { color: vars.action.base } } },
  },
});

export const number = style({ flex: 'none', font: vars.text.label, color: vars.action.base });

export const name = style({ flex: 1, minInlineSize: 0 });

export const chevron = style({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[data-active] &': { rotate: '180deg' } },
});

export const panel = style({ paddingInline: vars.space.medium, paddingBlockEnd: vars.space.large });

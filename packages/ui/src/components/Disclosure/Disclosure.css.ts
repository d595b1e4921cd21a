import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside } from '../../theme/mixins.ts';

export const disclosure = style({
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  border: '1px solid transparent',
  boxShadow: vars.shadow.low,
  selectors: { '&[data-variant=plain]': { background: 'none', boxShadow: 'none', borderRadius: vars.radius.small } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  // Not inherited: the browser's slot between the two elements has no radius.
  borderRadius: vars.radius.large,
  listStyle: 'none',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:hover': { '@media': { [media.hover]: { color: vars.action.base } } },
    '[data-variant=plain] > &': { paddingInline: vars.space.xxsmall },
  },
});
export const title = style({ flex: 1, minInlineSize: 0, font: vars.text.label });
export const aside = style({ font: vars.text.small, color: vars.ink.soft });
export const chevron = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  flex: 'none',
  color: vars.ink.soft,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});
export const content = style({
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.xxsmall,
  paddingBlockEnd: vars.space.large,
  selectors: { '[data-variant=plain] > &': { paddingInline: vars.space.xxsmall, paddingBlockEnd: vars.space.medium } },
});

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside, target } from '../../theme/mixins.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } });

export const button = style({
  ...target,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  font: vars.text.label,
  color: vars.ink.base,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-expanded=true]': { background: vars.paper.sunken },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.paper.sunken } } } },
});

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', maxInlineSize: '12rem' });

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon, flex: 'none' });

export const chevron = style({
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  flex: 'none',
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

export const popover = style({
  zIndex: vars.layer.menu,
  minInlineSize: '13rem',
  maxInlineSize: '22rem',
  padding: vars.space.xsmall,
  overflow: 'auto',
  background: vars.paper.raised,
  color: vars.ink.base,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const menu = style({ display: 'grid', outline: 'none' });

export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xsmall,
      paddingBlockStart: vars.space.xsmall,
      borderBlockStart: `1px solid ${vars.line.base}`,
    },
  },
});

export const groupTitle = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  font: vars.text.caption,
  color: vars.ink.soft,
});

export const item = style({
  ...target,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  font: vars.text.body,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.action.soft },
    // `:focus-visible` of the browser: react-aria treats the click that loaded its code as a key press.
    '&:focus-visible': focusRingInside,
    '&[data-danger]': { color: vars.critical.ink },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { target, visuallyHidden } from '../../theme/mixins.ts';

export const panel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  background: vars.paper.raised,
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.raised,
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
  selectors: { '&:not([data-open])': { inlineSize: 'fit-content' } },
});

export const list = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: vars.space.xsmall,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const cell = style({ display: 'grid', minInlineSize: 0 });

export const shortcut = style({
  ...target,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.large,
  font: vars.text.label,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-expanded=true]': { background: vars.paper.sunken } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.action.soft } } },
    [media.mobile]: { font: vars.text.caption, paddingBlock: vars.space.small },
  },
});

export const icon = style({ inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge, color: vars.action.base });

export const toggle = style({
  ...target,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  font: vars.text.small,
  color: vars.ink.soft,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.paper.sunken, color: vars.ink.base } } } },
});

/** Visible when collapsed and on phones; the expanded row has space only for the arrow. */
export const toggleLabel = style({
  '@media': { [media.aboveMobile]: { selectors: { '[data-open] > * > &': visuallyHidden } } },
});

export const chevron = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=false] > &': { rotate: '180deg' } },
});

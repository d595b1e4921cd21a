import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside, target } from '../../theme/mixins.ts';

export const popover = style({
  zIndex: vars.layer.menu,
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '12rem',
  overflow: 'auto',
  background: vars.paper.raised,
  color: vars.ink.base,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[data-wide]': { minInlineSize: 'min(26rem, calc(100vw - 2 * 16px))' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const list = style({ display: 'grid', padding: vars.space.xsmall, outline: 'none' });

export const group = style({ display: 'grid' });

export const title = style({
  paddingInline: vars.space.small,
  paddingBlock: `${vars.space.xsmall} ${vars.space.xxsmall}`,
  font: vars.text.small,
  color: vars.ink.soft,
});

export const option = style({
  ...target,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-icon]': { gridTemplateColumns: 'auto 1fr auto' },
    '&[data-hovered], &[data-focused]': { background: vars.action.soft },
    // The input has the focus; the option that Enter selects shows the ring.
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.ink.soft, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
});

export const icon = style({
  gridRow: '1 / span 2',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.ink.soft,
});
export const check = style({
  gridColumn: -2,
  gridRow: 1,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.action.base,
});
export const label = style({ selectors: { '[data-disabled] > &': { textDecoration: 'line-through' } } });
export const description = style({
  gridColumn: 1,
  font: vars.text.small,
  color: vars.ink.soft,
  selectors: { '[data-icon] > &': { gridColumn: 2 } },
});
export const status = style({ padding: vars.space.small, font: vars.text.small, color: vars.ink.soft });

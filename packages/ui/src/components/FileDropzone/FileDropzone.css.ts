import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/mixins.ts';

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  border: `2px dashed ${vars.line.control}`,
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  textAlign: 'center',
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: vars.ink.soft },
    '&[data-over]': { borderColor: vars.action.base, borderStyle: 'solid', background: vars.action.soft },
    '&[data-invalid]': { borderColor: vars.critical.ink },
    '&[data-disabled]': { background: vars.paper.sunken, color: vars.ink.soft },
    '&:has(:focus-visible)': focusRing,
  },
});

/** Covers the zone: the browser opens its dialog on a click and accepts dropped files. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const icon = style({ inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge, color: vars.ink.soft });
export const instruction = style({ font: vars.text.label });
export const files = style({ display: 'grid', gap: vars.space.xsmall });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInlineStart: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.paper.sunken,
});
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const size = style({ font: vars.text.small, color: vars.ink.soft, whiteSpace: 'nowrap' });

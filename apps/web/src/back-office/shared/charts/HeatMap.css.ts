import { focusRingInside, media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  // Contains the visually hidden text, which would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': focusRingInside },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  font: vars.text.caption,
});
export const head = style({ padding: vars.space.xxsmall, color: vars.ink.soft, whiteSpace: 'nowrap' });
export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  padding: vars.space.xxsmall,
  paddingInlineEnd: vars.space.small,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.ink.base,
  background: vars.paper.raised,
});

const middle = `color-mix(in srgb, ${vars.action.base} 28%, ${vars.paper.raised})`;
const levels = {
  '&[data-level=closed]': { color: vars.ink.soft, background: 'transparent' },
  '&[data-level=none]': { color: vars.ink.soft, background: vars.paper.sunken },
  '&[data-level=low]': { color: vars.ink.base, background: vars.action.soft },
  '&[data-level=middle]': { color: vars.ink.base, background: middle },
  '&[data-level=high]': { color: vars.action.on, background: vars.action.base },
  '&[data-level=full]': { color: vars.paper.raised, background: vars.scarce.ink },
} as const;

export const cell = style({
  minInlineSize: '2.875rem',
  blockSize: '2.25rem',
  textAlign: 'center',
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: levels,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  font: vars.text.caption,
  color: vars.ink.soft,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
export const swatch = style({
  inlineSize: vars.space.medium,
  blockSize: vars.space.medium,
  borderRadius: vars.space.xxsmall,
  selectors: levels,
});

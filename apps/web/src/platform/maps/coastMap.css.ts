import { media, vars } from '@aitours/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const map = style({ position: 'absolute', inset: 0, borderRadius: 'inherit', overflow: 'hidden' });

/** maplibre's controls in the theme's colours, large enough to click. */
globalStyle(`${map} .maplibregl-ctrl-group`, { background: vars.paper.raised, overflow: 'hidden' });
globalStyle(`${map} .maplibregl-ctrl-group button`, { inlineSize: vars.size.target, blockSize: vars.size.target });
globalStyle(`[data-theme=dark] ${map} .maplibregl-ctrl-group .maplibregl-ctrl-icon`, { filter: 'invert(1)' });
globalStyle(`:root:not([data-theme=light]) ${map} .maplibregl-ctrl-group .maplibregl-ctrl-icon`, {
  '@media': { '(prefers-color-scheme: dark)': { filter: 'invert(1)' } },
});

globalStyle(`${map} .maplibregl-ctrl.maplibregl-ctrl-attrib`, {
  font: vars.text.caption,
  color: vars.ink.soft,
  background: vars.paper.raised,
  paddingInline: vars.space.small,
});

export const name = style({
  font: vars.text.caption,
  color: vars.ink.base,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  textShadow: `0 0 3px ${vars.paper.raised}, 0 0 3px ${vars.paper.raised}`,
  selectors: { '&[data-far]': { display: 'none' } },
});

export const pin = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  background: vars.action.base,
  border: `4px solid ${vars.paper.raised}`,
  boxShadow: vars.shadow.raised,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

/** The pin is large enough to read its number. */
export const numberedPin = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  font: vars.text.caption,
  fontWeight: 700,
  color: vars.action.on,
  background: vars.action.base,
  border: `2px solid ${vars.paper.raised}`,
  boxShadow: vars.shadow.raised,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
});

/** A point with its price, or a cluster with its number of points. */
export const marker = style({
  minInlineSize: vars.size.target,
  minBlockSize: '2rem',
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  font: vars.text.caption,
  fontWeight: 700,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  color: vars.action.on,
  background: vars.action.base,
  border: `2px solid ${vars.paper.raised}`,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-highlighted], &:hover': { color: vars.action.base, background: vars.paper.raised, zIndex: 1 },
    '&[data-highlighted]': { borderColor: vars.action.base },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' } },
});

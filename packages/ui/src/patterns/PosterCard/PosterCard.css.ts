import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRing } from '../../theme/mixins.ts';

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.raised,
  color: vars.art.ink,
  background: vars.art.scrim,
  selectors: {
    '&[data-shape=tall]': { minBlockSize: 'clamp(17rem, 32vw, 26rem)' },
    '&[data-shape=square]': { minBlockSize: '15rem' },
    '&:has(a:focus-visible)': focusRing,
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const picture = style({ position: 'absolute', inset: 0, zIndex: -2 });
// Dark until the picture has loaded, for the contrast of the light text.
globalStyle(`${picture} > *`, { background: 'none' });
globalStyle(`${picture} img`, { transition: `scale ${vars.motion.slow} ${vars.motion.ease}` });
globalStyle(`${card}[data-link]:hover ${picture} img`, {
  '@media': { '(hover: hover) and (prefers-reduced-motion: no-preference)': { scale: '1.03' } },
});

/** Just dark enough for white text over a white picture (4.8:1). */
const shade = `color-mix(in srgb, ${vars.art.scrim} 70%, transparent)`;

/**
 * The scrim is as high as the text, so that every line has a contrast of 4.5:1. It multiplies, which darkens the
 * picture's colours instead of greying them.
 */
export const content = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlockStart: vars.space.section,
  paddingBlockEnd: vars.space.large,
  paddingInline: vars.space.large,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      mixBlendMode: 'multiply',
      background: `linear-gradient(to top, ${shade} calc(100% - ${vars.space.section}), ${vars.art.clear})`,
    },
  },
});
export const above = style({ font: vars.text.small });
export const title = style({
  font: vars.text.titleMedium,
  letterSpacing: vars.tracking.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const below = style({ font: vars.text.small });

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const amount = style({ ...figures, font: vars.text.label });

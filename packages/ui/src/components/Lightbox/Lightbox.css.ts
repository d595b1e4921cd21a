import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** Dark in both themes. */
const night = '#060E14';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: night,
  color: vars.art.ink,
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' } },
});

export const modal = style({ blockSize: '100%' });
export const keyboardArea = style({ blockSize: '100%' });

export const stage = style({
  outline: 'none',
  blockSize: '100%',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: vars.space.medium,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  gap: vars.space.small,
});

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const count = style({ font: vars.text.label, fontVariantNumeric: 'tabular-nums' });

export const figure = style({
  minBlockSize: 0,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.small,
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
});

export const frame = style({
  position: 'relative',
  minBlockSize: 0,
  inlineSize: '100%',
  maxInlineSize: '80rem',
  justifySelf: 'center',
});

/** The dark background is visible around pictures of another aspect ratio. */
globalStyle(`${frame} > *`, { background: 'none' });

export const caption = style({ textAlign: 'center', font: vars.text.body, textWrap: 'balance' });

const side = {
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  '@media': { [media.mobile]: { insetBlockStart: 'auto', insetBlockEnd: vars.space.xxlarge, translate: '0' } },
} as const;
export const previous = style({ ...side, insetInlineStart: vars.space.medium });
export const next = style({ ...side, insetInlineEnd: vars.space.medium });

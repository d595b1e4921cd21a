import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 1rem' } });
const fromStart = keyframes({ from: { translate: '-100% 0' } });
const fromEnd = keyframes({ from: { translate: '100% 0' } });
const fromBottom = keyframes({ from: { translate: '0 100%' } });

const timing = `${vars.motion.base} ${vars.motion.ease}`;
const leaving = { animationDirection: 'reverse', animationFillMode: 'forwards' } as const;

/** The position of the panel within the backdrop. */
const spot = {
  centre: { alignItems: 'center', justifyContent: 'center', padding: vars.space.medium },
  start: { alignItems: 'stretch', justifyContent: 'flex-start', padding: 0 },
  end: { alignItems: 'stretch', justifyContent: 'flex-end', padding: 0 },
  bottom: { alignItems: 'flex-end', justifyContent: 'center', padding: 0 },
  full: { alignItems: 'stretch', justifyContent: 'stretch', padding: 0 },
} as const;

export const backdrop = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100vw',
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  zIndex: vars.layer.dialog,
  display: 'flex',
  background: vars.backdrop,
  animation: `${fade} ${timing}`,
  selectors: {
    '&[data-exiting]': leaving,
    '&[data-place=centre]': spot.centre,
    '&[data-place=start]': spot.start,
    '&[data-place=end]': spot.end,
    '&[data-place=bottom]': spot.bottom,
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        '&[data-phone=centre]': spot.centre,
        '&[data-phone=start]': spot.start,
        '&[data-phone=end]': spot.end,
        '&[data-phone=bottom]': spot.bottom,
        '&[data-phone=full]': spot.full,
      },
    },
    [media.print]: { position: 'static', background: 'none' },
  },
});

const sheet = {
  centre: {
    maxBlockSize: '100%',
    borderRadius: vars.radius.xlarge,
    animationName: rise,
  },
  start: {
    maxBlockSize: 'none',
    borderRadius: 0,
    borderStartEndRadius: vars.radius.xlarge,
    borderEndEndRadius: vars.radius.xlarge,
    animationName: fromStart,
  },
  end: {
    maxBlockSize: 'none',
    borderRadius: 0,
    borderStartStartRadius: vars.radius.xlarge,
    borderEndStartRadius: vars.radius.xlarge,
    animationName: fromEnd,
  },
  bottom: {
    maxBlockSize: '90%',
    borderRadius: 0,
    borderStartStartRadius: vars.radius.xlarge,
    borderStartEndRadius: vars.radius.xlarge,
    animationName: fromBottom,
  },
  full: { maxInlineSize: 'none', maxBlockSize: 'none', borderRadius: 0, animationName: fromBottom },
} as const;

const wide = { maxInlineSize: 'none' } as const;

export const panel = style({
  inlineSize: '100%',
  display: 'flex',
  overflow: 'hidden',
  background: vars.paper.raised,
  color: vars.ink.base,
  boxShadow: vars.shadow.overlay,
  animationDuration: vars.motion.slow,
  animationTimingFunction: vars.motion.ease,
  selectors: {
    '&[data-exiting]': leaving,
    '&[data-size=small]': { maxInlineSize: '26rem' },
    '&[data-size=medium]': { maxInlineSize: '36rem' },
    '&[data-size=large]': { maxInlineSize: '56rem' },
    '&[data-place=centre]': sheet.centre,
    '&[data-place=start]': sheet.start,
    '&[data-place=end]': sheet.end,
    '&[data-place=bottom]': sheet.bottom,
    '[dir=rtl] &[data-place=start]': { animationName: fromEnd },
    '[dir=rtl] &[data-place=end]': { animationName: fromStart },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        '&[data-phone=centre]': sheet.centre,
        '&[data-phone=start]': sheet.start,
        '&[data-phone=end]': sheet.end,
        '&[data-phone=bottom]': { ...sheet.bottom, ...wide },
        '&[data-phone=full]': { ...sheet.full, ...wide },
        '[dir=rtl] &[data-phone=full], [dir=rtl] &[data-phone=bottom]': { animationName: fromBottom },
      },
    },
    [media.reducedMotion]: { animationName: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** The whole dialog scrolls. It always contains a focusable element, so the keyboard can scroll it. */
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Focused elements must not be covered by the sticky title or footer.
  scrollPaddingBlock: '6.5rem 5rem',
  outline: 'none',
});

export const header = style({
  flex: 'none',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: '4.25rem',
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: vars.space.small,
  paddingInlineStart: vars.space.large,
  paddingInlineEnd: vars.space.medium,
  background: vars.paper.raised,
});

export const title = style({
  font: vars.text.titleMedium,
  letterSpacing: vars.tracking.snug,
  textWrap: 'balance',
});

export const controls = style({ flex: 'none', display: 'flex' });

export const body = style({
  flex: '1 0 auto',
  paddingBlockStart: vars.space.xxsmall,
  paddingBlockEnd: vars.space.large,
  paddingInline: vars.space.large,
});

export const footer = style({
  flex: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.large,
  background: vars.paper.raised,
  borderBlockStart: `1px solid ${vars.line.base}`,
});

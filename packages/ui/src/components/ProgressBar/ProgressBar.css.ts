import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const frame = style({ display: 'grid', gap: vars.space.xsmall, inlineSize: '100%' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
  font: vars.text.label,
});
export const value = style({ color: vars.ink.soft, fontVariantNumeric: 'tabular-nums' });

const slide = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });
const track = { background: vars.paper.sunken, borderRadius: vars.radius.full } as const;
const fill = {
  background: vars.action.base,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
} as const;

export const bar = style({
  ...track,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.625rem',
  border: `1px solid ${vars.line.control}`,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      background: `linear-gradient(90deg, transparent 25%, ${vars.action.base} 25% 75%, transparent 75%) 50% / 50% no-repeat ${vars.paper.sunken}`,
      animation: `${slide} 1.2s linear infinite`,
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'none' },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&:indeterminate': { animation: 'none' } } },
    [media.forcedColors]: { appearance: 'auto' },
  },
});

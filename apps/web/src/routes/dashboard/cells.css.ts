import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two lines of a text that may be long; on a phone there is room for three. */
export const brief = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '34rem',
  color: vars.ink.soft,
  '@media': { [media.mobile]: { WebkitLineClamp: 3 } },
});
/** Numbers and dates, never broken. */
export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const lines = style({ display: 'grid', gap: vars.space.xxsmall });
export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@media': { [media.mobile]: { justifyContent: 'flex-end' } },
});

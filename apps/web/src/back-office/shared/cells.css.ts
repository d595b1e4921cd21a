import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Clamps long text to two lines, three on a phone. */
export const brief = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: '34rem',
  color: vars.ink.soft,
  '@media': { [media.mobile]: { WebkitLineClamp: 3 } },
});
/** Numbers and dates, without line breaks. */
export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const lines = style({ display: 'grid', gap: vars.space.xxsmall });
export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@media': { [media.mobile]: { justifyContent: 'flex-end' } },
});
/** A text of several lines, as it was written. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** Breaks no word, however narrow the column. */
export const unbrokenWords = style({ overflowWrap: 'normal' });

/** A name whose column other columns don't squeeze until its words are divided. */
export const name = style({ display: 'inline-block', minInlineSize: '7em' });

import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Four in a row, on a phone two by two. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.large,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium } },
});

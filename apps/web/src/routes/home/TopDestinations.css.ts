import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Four per row, two on a phone. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.large,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium } },
});

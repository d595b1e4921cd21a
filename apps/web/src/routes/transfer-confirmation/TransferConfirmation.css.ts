import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** What leads on has no place on paper. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

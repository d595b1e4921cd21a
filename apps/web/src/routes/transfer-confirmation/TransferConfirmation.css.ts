import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Links and buttons are not printed. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

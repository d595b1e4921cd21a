import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Not printed. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

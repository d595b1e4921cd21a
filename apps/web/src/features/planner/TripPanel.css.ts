import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** What is pressed and what is drawn have no place on paper. */
export const ways = style({ '@media': { [media.print]: { display: 'none' } } });
export const map = style({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** The day or period between the links to those around it. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
  '@media': { [media.print]: { display: 'none' } },
});

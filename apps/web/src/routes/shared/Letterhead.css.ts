import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const letterhead = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block', marginBlockEnd: vars.space.large } },
});

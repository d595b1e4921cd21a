import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in view while the list scrolls. */
export const sticky = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(5rem + ${vars.space.medium})` },
  },
});

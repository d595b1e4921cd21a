import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** The heart stands on the card, not in it: the card is one link. */
export const tour = style({ position: 'relative', display: 'grid' });

export const heart = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});

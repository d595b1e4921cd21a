import { media } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves the place of the fields until they have loaded. */
export const freeOn = style({
  minBlockSize: '4.75rem',
  '@media': { [media.mobile]: { minBlockSize: '14.5rem' } },
});

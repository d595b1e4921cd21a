import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves the place of the fields until they have loaded. */
export const freeOn = style({
  minBlockSize: '4.75rem',
  '@media': { [media.mobile]: { minBlockSize: '14.5rem' } },
});

/** The map with the cards beside it; above them on small screens. */
export const beside = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

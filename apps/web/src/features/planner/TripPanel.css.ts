import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Buttons and the map are not printed. */
export const links = style({ '@media': { [media.print]: { display: 'none' } } });
export const map = style({
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

/** Receives the focus from a form that it replaces. */
export const added = style({ outline: 'none' });

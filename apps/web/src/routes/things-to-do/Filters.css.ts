import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves the place of the field and the button beside it until they have loaded. */
export const sort = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: 'min(21rem, 100%)',
});

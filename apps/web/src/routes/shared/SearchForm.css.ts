import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 28rem) max-content',
  alignItems: 'end',
  justifyContent: 'start',
  gap: vars.space.small,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' } },
});

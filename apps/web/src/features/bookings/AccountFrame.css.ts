import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [media.aboveMobile]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.xxlarge, alignItems: 'start' },
  },
});

export const content = style({ minInlineSize: 0 });

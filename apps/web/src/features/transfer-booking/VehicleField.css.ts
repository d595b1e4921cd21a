import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const held = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.medium });

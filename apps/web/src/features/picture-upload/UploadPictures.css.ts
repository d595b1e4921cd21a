import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.medium, padding: 0, margin: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
});

export const preview = style({ overflow: 'hidden', borderRadius: vars.radius.small });

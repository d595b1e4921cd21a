import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const thumbnail = style({ inlineSize: '7rem', overflow: 'hidden', borderRadius: vars.radius.small });

export const tiles = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export const tile = style({ display: 'grid', gap: vars.space.xsmall, alignContent: 'start' });

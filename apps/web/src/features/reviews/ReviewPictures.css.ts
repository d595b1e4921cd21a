import { focusRing, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 6rem))',
  gap: vars.space.xsmall,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const button = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  selectors: { '&:focus-visible': focusRing },
});

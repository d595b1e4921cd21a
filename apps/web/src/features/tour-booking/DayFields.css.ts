import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

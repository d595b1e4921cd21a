import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'end',
});

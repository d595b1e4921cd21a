import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.xlarge,
  listStyle: 'none',
  padding: 0,
});

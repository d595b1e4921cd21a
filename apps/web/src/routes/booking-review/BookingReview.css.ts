import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  flex: 'none',
  inlineSize: 96,
  blockSize: 72,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

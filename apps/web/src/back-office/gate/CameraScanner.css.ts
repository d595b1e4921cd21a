import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: '50dvh',
  objectFit: 'cover',
  borderRadius: vars.radius.xlarge,
  background: vars.art.scrim,
});

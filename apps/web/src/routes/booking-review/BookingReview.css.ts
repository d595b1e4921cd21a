import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  flex: 'none',
  inlineSize: 96,
  blockSize: 72,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

export const pictures = style({ display: 'grid', gap: vars.space.xsmall, listStyle: 'none', margin: 0, padding: 0 });

export const pictureRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

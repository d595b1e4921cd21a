import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves the height of the card fields, so that nothing below moves when they appear. */
export const box = style({ position: 'relative', minBlockSize: '22rem' });

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 'none',
  borderRadius: vars.radius.medium,
  colorScheme: 'normal',
  selectors: { '&[data-loading]': { visibility: 'hidden' } },
});

export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
});

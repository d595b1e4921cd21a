import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const timer = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  font: vars.text.label,
});

export const time = style({
  font: vars.text.price,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-urgent]': { color: vars.critical.ink } },
});

import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const timer = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  color: vars.ink.soft,
});

export const time = style({
  color: vars.ink.base,
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-urgent]': { color: vars.critical.ink } },
});

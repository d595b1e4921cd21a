import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ position: 'relative' });

export const stock = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
});

export const wish = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
});

export const content = style({ display: 'grid', gap: vars.space.small, padding: vars.space.medium });

export const facts = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: vars.text.small,
  color: vars.ink.soft,
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minInlineSize: 0 });

export const icon = style({ flex: 'none', inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
});

/** The publication date on the picture. */
export const day = style({
  position: 'absolute',
  insetBlockStart: vars.space.medium,
  insetInlineStart: vars.space.medium,
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.art.plate,
  color: vars.art.onPlate,
  font: vars.text.small,
});

export const dayNumber = style({ font: vars.text.titleMedium });

export const replies = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
  paddingInlineStart: vars.space.large,
  borderInlineStart: `2px solid ${vars.line.base}`,
});

export const content = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

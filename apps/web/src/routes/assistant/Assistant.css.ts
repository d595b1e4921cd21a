import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** It fills its frame, and is no wider than a talk in the whole window. */
export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  maxInlineSize: vars.width.form,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: vars.space.small,
  background: vars.paper.base,
});

export const next = style({ display: 'grid', gap: vars.space.xxsmall, textAlign: 'center' });

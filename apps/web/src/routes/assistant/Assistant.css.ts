import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills its frame; in a full window it has a maximum width. */
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

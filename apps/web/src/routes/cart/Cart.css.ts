import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xlarge,
  textAlign: 'center',
});

export const art = style({ inlineSize: 'min(24rem, 100%)' });

export const lines = style({ display: 'grid', gap: vars.space.medium });

/** The quantity field of an item. */
export const quantity = style({
  maxInlineSize: '22rem',
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});

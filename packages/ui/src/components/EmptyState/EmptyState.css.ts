import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
  textAlign: 'center',
});
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.full,
  background: vars.accent.soft,
  color: vars.ink.base,
  selectors: { '[data-tone=critical] > &': { background: vars.critical.paper, color: vars.critical.ink } },
});
export const icon = style({ inlineSize: '2rem', blockSize: '2rem' });
export const text = style({ maxInlineSize: '28rem', color: vars.ink.soft, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});

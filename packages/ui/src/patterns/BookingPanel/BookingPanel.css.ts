import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.large,
  inlineSize: '100%',
  maxInlineSize: '28rem',
  padding: vars.space.large,
  background: vars.paper.raised,
  // With forced colours only the border is visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-bare]': {
      maxInlineSize: 'none',
      padding: 0,
      border: 'none',
      background: 'none',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const label = style({ font: vars.text.label, color: vars.ink.soft });
export const price = style({ minInlineSize: 0 });
export const body = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });
export const footer = style({ display: 'grid', gap: vars.space.medium });

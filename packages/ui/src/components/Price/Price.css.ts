import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/mixins.ts';

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
  font: vars.text.small,
  color: vars.ink.soft,
});
export const amount = style([
  figures,
  {
    font: vars.text.price,
    letterSpacing: vars.tracking.snug,
    color: vars.ink.base,
    textDecoration: 'none',
    selectors: {
      '[data-size=small] > &': { font: vars.text.label },
      '[data-size=large] > &': { font: vars.text.titleLarge },
    },
  },
]);
export const previousAmount = style([figures, { color: vars.ink.soft }]);

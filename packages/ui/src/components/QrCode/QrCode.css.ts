import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The padding is the quiet zone: four cells of the smallest code, which has 21 × 21. */
export const code = style({
  display: 'block',
  inlineSize: '9rem',
  aspectRatio: '1',
  padding: '1.25rem',
  borderRadius: vars.radius.medium,
  background: '#fff',
  printColorAdjust: 'exact',
  selectors: { '&[data-size=large]': { inlineSize: 'min(16rem, 100%)' } },
});
export const dark = style({ fill: '#000' });

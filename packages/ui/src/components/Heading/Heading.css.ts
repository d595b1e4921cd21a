import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { text, tracking } = vars;

export const heading = style({
  textWrap: 'balance',
  // Breaks words that are longer than the line, also in a flex row.
  overflowWrap: 'anywhere',
  color: 'inherit',
  selectors: {
    '&[data-size=small]': { font: text.titleSmall, letterSpacing: tracking.snug },
    '&[data-size=medium]': { font: text.titleMedium, letterSpacing: tracking.snug },
    '&[data-size=large]': { font: text.titleLarge, letterSpacing: tracking.tight },
    '&[data-size=xlarge]': { font: text.titleXlarge, letterSpacing: tracking.tight },
    '&[data-size=display]': { font: text.display, letterSpacing: tracking.tight },
    '[dir=rtl] &': { letterSpacing: 'normal' },
  },
});

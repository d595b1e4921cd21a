import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlBox, figures } from '../../theme/mixins.ts';

/** Grows with its text where the browser supports `field-sizing`; elsewhere the user can resize it. */
export const area = style([
  controlBox,
  { minBlockSize: '7rem', maxBlockSize: '24rem', resize: 'vertical', fieldSizing: 'content' },
]);

export const count = style([figures, { font: vars.text.caption, color: vars.ink.soft, textAlign: 'end' }]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const divider = style({
  inlineSize: '100%',
  flex: 'none',
  borderBlockStart: `1px solid ${vars.line.base}`,
});

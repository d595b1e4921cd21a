import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlBox } from '../../theme/mixins.ts';

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const select = style([
  controlBox,
  { appearance: 'none', paddingInlineEnd: '2.75rem', cursor: 'pointer', textOverflow: 'ellipsis' },
]);
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.medium,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.ink.soft,
  pointerEvents: 'none',
});

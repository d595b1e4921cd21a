import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  inlineSize: '100%',
  minInlineSize: 0,
});
// Fields fill the line; buttons have their own width unless they set `width`.
globalStyle(`${form} > button:not([data-width=full])`, { alignSelf: 'flex-start' });

export const note = style({ font: vars.text.small, color: vars.ink.soft });

import { figures, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space.xxsmall,
  alignItems: 'start',
});
export const label = style({ font: vars.text.small, color: vars.ink.soft });
export const value = style({ ...figures, font: vars.text.titleMedium, color: vars.ink.base });
export const note = style({ gridColumn: '1 / -1', font: vars.text.caption, color: vars.ink.soft });
export const plate = style({
  display: 'grid',
  placeContent: 'center',
  gridRow: 'span 2',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  color: vars.action.base,
  background: vars.action.soft,
});
export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.critical.ink}`,
  background: vars.critical.paper,
  color: vars.critical.ink,
});
export const title = style({ font: vars.text.titleSmall });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.critical.ink,
  borderRadius: vars.radius.small,
});

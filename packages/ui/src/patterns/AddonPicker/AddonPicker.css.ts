import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picker = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });
export const legend = style({ font: vars.text.titleSmall, paddingBlockEnd: vars.space.small });
export const list = style({ display: 'grid', gap: vars.space.small });
export const addon = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.line.base}`,
  borderRadius: vars.radius.large,
  selectors: { '&[data-selected]': { borderColor: vars.action.base, background: vars.action.soft } },
});

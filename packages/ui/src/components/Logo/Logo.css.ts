import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  font: vars.text.label,
  fontSize: '1.4375rem',
  fontWeight: 650,
  lineHeight: 1,
  letterSpacing: vars.tracking.tight,
  color: vars.ink.base,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  selectors: { '&[data-on=art]': { color: vars.art.ink } },
});
export const tours = style({ color: vars.action.base, selectors: { '[data-on=art] > * > &': { color: 'inherit' } } });
export const mark = style({ inlineSize: '1.3em', blockSize: '1.3em', flex: 'none' });
export const sun = style({ fill: vars.accent.base });
export const sail = style({ fill: vars.action.base, selectors: { '[data-on=art] &': { fill: 'currentColor' } } });
export const wave = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' });

import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  justifyContent: 'space-between',
});
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minInlineSize: 0 });
export const content = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const contact = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.small });
export const aside = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

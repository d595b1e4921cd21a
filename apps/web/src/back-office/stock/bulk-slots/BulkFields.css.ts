import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  alignItems: 'start',
});
export const adding = style({ display: 'flex', gap: vars.space.small, alignItems: 'end', flexWrap: 'wrap' });
export const day = style({ flex: '1 1 12rem' });
export const progress = style({ inlineSize: '100%', accentColor: vars.action.base });

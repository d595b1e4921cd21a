import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const result = style({ margin: 0, font: vars.text.small, color: vars.ink.soft });

export const sort = style({
  marginInlineStart: 'auto',
  inlineSize: '14rem',
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});

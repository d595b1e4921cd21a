import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { controlBox, target } from '../../theme/mixins.ts';

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const input = style([
  controlBox,
  {
    // Browsers set a different height for date and time inputs.
    blockSize: vars.size.control,
    selectors: {
      '[data-icon] > &': { paddingInlineStart: '2.75rem' },
      '[data-end] > &': { paddingInlineEnd: '3.25rem' },
      '&[type=search]': { appearance: 'none' },
      '&[type=search], [data-search] > &': { borderRadius: vars.radius.full },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&[type=number]': { fontVariantNumeric: 'tabular-nums' },
    },
  },
]);

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.ink.soft,
  pointerEvents: 'none',
});

export const end = style({
  ...target,
  position: 'absolute',
  insetInlineEnd: vars.space.xxsmall,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  color: vars.ink.soft,
  selectors: { '&:hover': { color: vars.ink.base } },
});

export const endIcon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

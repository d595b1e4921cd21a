import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { target } from '../../theme/mixins.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  '@media': {
    [media.mobile]: { display: 'flex', flexWrap: 'wrap' },
    [media.print]: { display: 'none' },
  },
});

export const cell = style({ display: 'grid', minInlineSize: 0 });

export const link = style({
  ...target,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  font: vars.text.label,
  color: vars.ink.soft,
  textDecoration: 'none',
  selectors: {
    '&[aria-current=page]': { background: vars.action.soft, color: vars.ink.base },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.ink.base, textDecoration: 'underline' } } },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { border: '2px solid CanvasText' } } },
  },
});

export const icon = style({ flex: 'none', inlineSize: vars.size.icon, blockSize: vars.size.icon });

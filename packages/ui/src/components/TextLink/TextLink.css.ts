import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: vars.action.base,
  textDecoration: 'underline',
  selectors: {
    '&:hover': { '@media': { [media.hover]: { color: vars.action.hover, textDecorationThickness: '0.14em' } } },
    '&:active': { color: vars.action.active },
    '&[data-tone=quiet]': { color: 'inherit', textDecoration: 'none' },
    '&[data-tone=quiet]:hover': { '@media': { [media.hover]: { textDecoration: 'underline' } } },
    '&[data-tone=quiet][aria-current=page]': { color: vars.action.base },
    // WCAG 2.5.8 exempts links within a sentence from the minimum target size.
    '&[data-standalone]': { minBlockSize: vars.size.target },
  },
});

export const icon = style({ inlineSize: '1.1em', blockSize: '1.1em', flex: 'none' });

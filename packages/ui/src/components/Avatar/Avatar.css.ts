import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.action.soft,
  color: vars.action.base,
  fontWeight: 600,
  selectors: {
    '&[data-size=small]': { inlineSize: '2rem', blockSize: '2rem', fontSize: '0.75rem' },
    '&[data-size=medium]': { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: '0.9375rem' },
    '&[data-size=large]': { inlineSize: '5rem', blockSize: '5rem', fontSize: '1.75rem' },
  },
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const icon = style({ inlineSize: '60%', blockSize: '60%' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const figure = style({ display: 'grid', gap: vars.space.small });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  borderRadius: vars.radius.xlarge,
  background: vars.paper.sunken,
  selectors: {
    '&[data-shape=wide]': { aspectRatio: '16 / 9', maxBlockSize: '28rem', inlineSize: '100%' },
    '&[data-shape=tall]': { minBlockSize: '28rem', blockSize: '100%' },
  },
  '@media': { [media.mobile]: { selectors: { '&[data-shape=wide]': { aspectRatio: '4 / 3' } } } },
});

export const fallback = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  color: vars.ink.soft,
});

export const summary = style({ font: vars.text.small, color: vars.ink.soft });

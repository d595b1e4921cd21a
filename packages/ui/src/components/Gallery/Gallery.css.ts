import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside } from '../../theme/mixins.ts';

export const gallery = style({ position: 'relative', display: 'grid', gap: vars.space.small });

/** Four columns; the first picture fills two of them and two rows. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gridAutoRows: 'clamp(8rem, 16vw, 14rem)',
  gap: vars.space.xsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'repeat(2, 1fr)', gridAutoRows: '30vw' },
  },
});

export const cell = style({
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: {
    '&:first-child': { gridColumn: 'span 2', gridRow: 'span 2' },
    '[data-count="1"] > &': { gridColumn: '1 / -1' },
    '[data-count="2"] > &': { gridColumn: 'span 2', gridRow: 'span 2' },
    '[data-count="3"] > &:not(:first-child)': { gridColumn: 'span 2' },
    '[data-count="4"] > &:nth-child(2)': { gridColumn: 'span 2' },
  },
});

export const open = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { ...focusRingInside, zIndex: vars.layer.raised } },
});

export const more = style({ display: 'flex', justifyContent: 'flex-end' });

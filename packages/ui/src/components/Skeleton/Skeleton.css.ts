import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.small,
  background: vars.line.base,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: {
    '&[data-shape=line]': { blockSize: '1rem' },
    '&[data-shape=short]': { blockSize: '1rem', inlineSize: '55%' },
    '&[data-shape=title]': { blockSize: '2rem', inlineSize: '70%', maxInlineSize: '24rem' },
    '&[data-shape=control]': { blockSize: vars.size.control, borderRadius: vars.radius.medium },
    '&[data-shape=button]': { blockSize: vars.size.control, inlineSize: '10rem', borderRadius: vars.radius.full },
    '&[data-shape=circle]': { inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: vars.radius.full },
    '&[data-shape=poster]': { aspectRatio: '10 / 11', borderRadius: vars.radius.large },
    '&[data-shape=wide]': { aspectRatio: '5 / 2', borderRadius: vars.radius.xlarge },
    '&[data-shape=card]': { blockSize: '11rem', borderRadius: vars.radius.large },
    '&[data-shape=panel]': { blockSize: '26rem', borderRadius: vars.radius.xlarge },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px dashed GrayText' },
  },
});

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const appear = keyframes({ from: { opacity: 0 } });
const sunrise = keyframes({ from: { translate: '0 1.75rem' } });

export const overlay = style({
  selectors: {
    '&[data-visible]': {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.busy,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: vars.space.medium,
      background: vars.paper.base,
      color: vars.ink.base,
      animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-visible]': { animation: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

export const scene = style({ inlineSize: '10rem', overflow: 'hidden', borderRadius: vars.radius.large });
export const sun = style({
  fill: vars.accent.base,
  animation: `${sunrise} 800ms ${vars.motion.ease} both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const far = style({ fill: vars.action.base, opacity: 0.55 });
export const near = style({ fill: vars.action.base });
export const text = style({ font: vars.text.titleSmall });

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  animation: `${turn} 900ms linear infinite`,
  selectors: { '&[data-size=large]': { inlineSize: vars.space.xlarge, blockSize: vars.space.xlarge } },
  '@media': { [media.reducedMotion]: { animation: `${breathe} 2s linear infinite` } },
});
export const track = style({ opacity: 0.25 });

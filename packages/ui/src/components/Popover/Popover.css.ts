import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } });

export const popover = style({
  zIndex: vars.layer.menu,
  maxInlineSize: 'min(28rem, calc(100vw - 1.5rem))',
  overflow: 'auto',
  background: vars.paper.raised,
  color: vars.ink.base,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const dialog = style({ padding: vars.space.medium, overflowWrap: 'anywhere', outline: 'none' });

import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above everything, without blocking clicks. */
export const canvas = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  zIndex: vars.layer.toast,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' }, [media.reducedMotion]: { display: 'none' } },
});

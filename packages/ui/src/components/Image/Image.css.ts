import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The box has its size before the picture arrives, so that nothing moves when it does. */
export const box = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.paper.sunken,
  borderRadius: 'inherit',
  selectors: {
    '&[data-ratio=square]': { aspectRatio: '1' },
    '&[data-ratio=poster]': { aspectRatio: '10 / 11' },
    '&[data-ratio=portrait]': { aspectRatio: '3 / 4' },
    '&[data-ratio=landscape]': { aspectRatio: '4 / 3' },
    '&[data-ratio=video]': { aspectRatio: '16 / 9' },
    '&[data-ratio=wide]': { aspectRatio: '5 / 2' },
    '&[data-fill]': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    '&[data-fit=contain]': { objectFit: 'contain' },
    // Of the picture, not of the writing direction: the picture doesn't turn around.
    '&[data-focus=right]': { objectPosition: '85% 50%' },
  },
});

/** The drawing that stands for a picture that doesn't exist or didn't come. */
export const drawing = style([image, { color: vars.ink.soft }]);
export const sky = style({ fill: vars.paper.sunken });
export const sun = style({ fill: vars.accent.base, opacity: 0.55 });
export const far = style({ fill: vars.line.base });
export const near = style({ fill: vars.line.control, opacity: 0.5 });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The box has its size before the picture loads, so that the layout does not shift. */
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
    // Physical, not logical: pictures are not mirrored in right-to-left writing.
    '&[data-focus=top-left]': { objectPosition: '15% 15%' },
    '&[data-focus=top]': { objectPosition: '50% 15%' },
    '&[data-focus=top-right]': { objectPosition: '85% 15%' },
    '&[data-focus=left]': { objectPosition: '15% 50%' },
    '&[data-focus=right]': { objectPosition: '85% 50%' },
    '&[data-focus=bottom-left]': { objectPosition: '15% 85%' },
    '&[data-focus=bottom]': { objectPosition: '50% 85%' },
    '&[data-focus=bottom-right]': { objectPosition: '85% 85%' },
  },
});

/** The inline SVG that replaces a missing picture. */
export const placeholder = style([image, { color: vars.ink.soft }]);
export const sky = style({ fill: vars.paper.sunken });
export const sun = style({ fill: vars.accent.base, opacity: 0.55 });
export const far = style({ fill: vars.line.base });
export const near = style({ fill: vars.line.control, opacity: 0.5 });

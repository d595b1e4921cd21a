import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { controlBox, focusRing } from '../../theme/mixins.ts';

/** The box around the segments; it looks like an input. */
export const box = style([
  controlBox,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    selectors: {
      '&[data-focus-within]': focusRing,
      '&[data-invalid]': { borderColor: vars.critical.ink },
      '&[data-disabled]': {
        background: vars.paper.sunken,
        color: vars.ink.soft,
        cursor: 'not-allowed',
        borderStyle: 'dashed',
      },
    },
  },
]);

export const segments = style({ display: 'inline-flex', fontVariantNumeric: 'tabular-nums', outline: 'none' });

export const segment = style({
  paddingInline: '0.125rem',
  borderRadius: '0.25rem',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { whiteSpace: 'pre', paddingInline: 0 },
    // The smallest size of a target in WCAG 2.2 (2.5.8): segments are beside each other.
    '&:not([data-type=literal])': { minInlineSize: '1.5rem', minBlockSize: '1.5rem', textAlign: 'center' },
    '&[data-placeholder]': { color: vars.ink.soft },
    '&[data-focused]': { background: vars.action.base, color: vars.action.on },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** The two-tone focus ring. The reset applies it; use it where another style overrides the outline. */
export const focusRing = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focus.gap}`,
} as const;

/** The focus ring within the box, for elements at a clipping edge. */
export const focusRingInside = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.focus.gap}`,
} as const;

/** A chosen control in forced colours. Not an outline, which would hide the focus ring. */
export const forcedChoice = {
  background: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'CanvasText',
  forcedColorAdjust: 'none',
} as const;

/** The minimum touch target: 44 × 44 px. */
export const target = { minInlineSize: vars.size.target, minBlockSize: vars.size.target } as const;

/** One line, cut with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Amounts: no line break, and tabular figures where the font has them (Readex Pro has none). */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const;

/** Text in a language of another direction starts on the same side as the page's. */
export const alignAsPage: Pick<StyleRule, 'textAlign'> = {
  textAlign: ['start', '-webkit-match-parent', 'match-parent'],
};

/** Hides an element visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** The box of inputs, selects and text areas. */
export const controlBox = {
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: '0.625rem',
  paddingInline: vars.space.medium,
  font: vars.text.body,
  color: vars.ink.base,
  background: vars.paper.raised,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.ink.soft },
    '&:focus-visible': focusRing,
    '&[aria-invalid=true]': { borderColor: vars.critical.ink, boxShadow: `inset 0 0 0 1px ${vars.critical.ink}` },
    '&[aria-invalid=true]:focus-visible': { boxShadow: focusRing.boxShadow },
    '&:disabled': { background: vars.paper.sunken, color: vars.ink.soft, cursor: 'not-allowed', borderStyle: 'dashed' },
    '&::placeholder': { color: vars.ink.soft, opacity: 1 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
} as const;

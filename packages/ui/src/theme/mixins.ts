import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** The ring of two tones around what has the focus. It is the reset's default; name it where another style replaces it. */
export const focusRing = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focus.gap}`,
} as const;

/** The ring for what stands at an edge that clips: both tones within the box. */
export const focusRingInside = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '-2px',
  boxShadow: `inset 0 0 0 4px ${vars.focus.gap}`,
} as const;

/** At least 44 px in both directions. */
export const target = { minInlineSize: vars.size.target, minBlockSize: vars.size.target } as const;

/** One line, cut with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** An amount stays on one line. Figures are of one width where the face has such; the house's own has none. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const;

/** Heard, not seen. */
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

/** The box of whatever can be filled in: field, select, text area. */
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

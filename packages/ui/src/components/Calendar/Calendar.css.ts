import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, forcedChoice, target } from '../../theme/mixins.ts';

export const calendar = style({ inlineSize: '100%', maxInlineSize: '26rem' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlockEnd: vars.space.xsmall,
});

export const month = style({ font: vars.text.titleSmall });

export const turn = style({
  ...target,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  color: vars.ink.base,
  selectors: {
    '&[data-hovered]': { background: vars.paper.sunken },
    '&[data-pressed]': { background: vars.action.soft },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.line.control, cursor: 'not-allowed' },
  },
});

export const arrow = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const sheet = style({ position: 'relative' });

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[data-loading] > &': { opacity: 0.35 } },
});
globalStyle(`${grid} td`, { padding: 0, textAlign: 'center' });

export const weekday = style({ paddingBlock: vars.space.xsmall, font: vars.text.caption, color: vars.ink.soft });

/** At least 44 px high; on the smallest phones it may be narrower. */
export const day = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '3.25rem',
  minBlockSize: vars.size.target,
  blockSize: '3rem',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  font: vars.text.label,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-now]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.3rem',
      insetInlineStart: '50%',
      inlineSize: '0.3rem',
      blockSize: '0.3rem',
      marginInlineStart: '-0.15rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-unavailable]': {
      color: vars.ink.soft,
      fontWeight: 400,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-disabled]': { color: vars.ink.soft, opacity: 0.55, fontWeight: 400, cursor: 'default' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-selected]': { background: vars.action.base, color: vars.action.on },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-disabled], [data-unavailable], [data-selected])': { background: vars.action.soft },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': forcedChoice },
    },
  },
});

export const note = style({
  font: vars.text.caption,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  color: vars.scarce.ink,
  selectors: { '[data-selected] > &': { color: 'inherit' } },
});

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
});

export const waitingText = style({ font: vars.text.label });

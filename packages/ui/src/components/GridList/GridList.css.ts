import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside, forcedChoice } from '../../theme/mixins.ts';

export const list = style({
  display: 'grid',
  inlineSize: '100%',
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  boxShadow: vars.shadow.low,
  selectors: {
    '&[data-empty]': { padding: vars.space.large, textAlign: 'center', color: vars.ink.soft },
    '&[data-focus-visible]': focusRingInside,
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.line.base}` },
    '&:first-child': { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large },
    '&:last-child': { borderEndStartRadius: vars.radius.large, borderEndEndRadius: vars.radius.large },
    '&[data-selection-mode], &[data-href], &[data-action]': { cursor: 'pointer' },
    '&[data-hovered]': { background: vars.paper.sunken },
    '&[data-selected]': { background: vars.action.soft },
    '&[data-disabled]': { color: vars.ink.soft, cursor: 'not-allowed' },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': forcedChoice } } },
});

export const text = style({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });
export const label = style({ font: vars.text.label });
export const description = style({ font: vars.text.small, color: vars.ink.soft });

/** Looks like the box of `Checkbox`. The input of react-aria is hidden in it. */
export const box = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.line.control}`,
  borderRadius: '0.4375rem',
  background: vars.paper.raised,
  color: vars.action.on,
  cursor: 'inherit',
  selectors: {
    // The whole row is the target of a tap; this one is for the box alone.
    '&::after': { content: '', position: 'absolute', inset: '-0.75rem' },
    '&[data-selected], &[data-indeterminate]': { background: vars.action.base, borderColor: vars.action.base },
    '&[data-disabled]': { borderStyle: 'dashed', background: vars.paper.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected], &[data-indeterminate]': forcedChoice } } },
});
export const mark = style({ inlineSize: '1rem', blockSize: '1rem', strokeWidth: 3 });

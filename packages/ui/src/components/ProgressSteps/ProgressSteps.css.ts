import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const steps = style({ display: 'flex', inlineSize: '100%' });

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    // The line from the previous step.
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1.375rem',
      insetInlineEnd: 'calc(50% + 1.375rem)',
      inlineSize: 'calc(100% - 2.75rem)',
      borderBlockStart: `2px solid ${vars.line.base}`,
    },
    '&[data-state=done]::before, &[data-state=current]::before': { borderColor: vars.action.base },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  borderRadius: vars.radius.medium,
  font: vars.text.small,
  textAlign: 'center',
  color: vars.ink.soft,
  selectors: {
    '[data-state=current] > &': { color: vars.ink.base, fontWeight: 550 },
    'button&:hover': { '@media': { [media.hover]: { color: vars.action.base } } },
  },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `2px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  font: vars.text.label,
  fontVariantNumeric: 'tabular-nums',
  background: vars.paper.raised,
  selectors: {
    '[data-state=current] > * > &': {
      background: vars.action.base,
      borderColor: vars.action.base,
      color: vars.action.on,
    },
    '[data-state=done] > * > &': {
      background: vars.action.soft,
      borderColor: vars.action.base,
      color: vars.action.base,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-state=current] > * > &': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

/** On phones only the current step shows its name. */
export const name = style({
  paddingInline: vars.space.xxsmall,
  '@media': {
    [media.mobile]: {
      selectors: {
        ':not([data-state=current]) > * > &': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, target } from '../../theme/mixins.ts';

export const stepper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  inlineSize: '100%',
});
export const content = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const control = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall });

export const button = style({
  ...target,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  color: vars.action.base,
  background: vars.paper.raised,
  touchAction: 'manipulation',
  selectors: {
    '&:not([aria-disabled=true]):hover': { '@media': { [media.hover]: { background: vars.action.soft } } },
    '&[aria-disabled=true]': { color: vars.ink.soft, borderStyle: 'dashed', cursor: 'not-allowed' },
    '&:disabled': { color: vars.ink.soft, borderStyle: 'dashed', cursor: 'not-allowed' },
  },
});
export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const input = style({
  inlineSize: '3.25rem',
  minBlockSize: vars.size.target,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'transparent',
  font: vars.text.label,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.line.control },
    '&:focus-visible': { ...focusRing, background: vars.paper.raised },
    '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    '&::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

/** Takes no space while empty. */
export const reason = style({
  gridColumn: '1 / -1',
  font: vars.text.small,
  color: vars.pending.ink,
  selectors: { '&:empty': { display: 'none' } },
});
export const below = style({ gridColumn: '1 / -1' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-variant=cards]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      gap: vars.space.small,
    },
  },
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.ink.soft, cursor: 'not-allowed' },
    '[data-variant=cards] > &': {
      padding: vars.space.medium,
      border: `1px solid ${vars.line.control}`,
      borderRadius: vars.radius.large,
      background: vars.paper.raised,
    },
    '[data-variant=cards] > &:has(:checked)': {
      borderColor: vars.action.base,
      background: vars.action.soft,
      boxShadow: `inset 0 0 0 1px ${vars.action.base}`,
    },
    '[data-variant=cards] > &:has(:focus-visible)': focusRing,
    '[data-variant=cards] > &:has(:disabled)': { borderStyle: 'dashed', background: vars.paper.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-variant=cards] > &:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  flex: 1,
});
export const name = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.small });
export const icon = style({ inlineSize: vars.size.icon, blockSize: '1.5rem', flex: 'none', color: vars.action.base });

export const dot = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  background: vars.paper.raised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.action.base },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      inset: '0.25rem',
      borderRadius: vars.radius.full,
      background: vars.action.base,
    },
    '&[aria-invalid=true]': { borderColor: vars.critical.ink },
    '&:disabled': { borderStyle: 'dashed', borderColor: vars.line.control, background: vars.paper.sunken },
    '[data-variant=cards] > * > &:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});

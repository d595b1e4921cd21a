import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&[data-look=cards]': {
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
    '[data-look=cards] > &': {
      padding: vars.space.medium,
      border: `1px solid ${vars.line.control}`,
      borderRadius: vars.radius.large,
      background: vars.paper.raised,
    },
    '[data-look=cards] > &:has(:checked)': {
      borderColor: vars.press.base,
      background: vars.press.soft,
      boxShadow: `inset 0 0 0 1px ${vars.press.base}`,
    },
    '[data-look=cards] > &:has(:focus-visible)': focusRing,
    '[data-look=cards] > &:has(:disabled)': { borderStyle: 'dashed', background: vars.paper.sunk },
  },
  '@media': {
    [media.forced]: { selectors: { '[data-look=cards] > &:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  flex: 1,
});
export const name = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.small });
export const icon = style({ inlineSize: vars.size.icon, blockSize: '1.5rem', flex: 'none', color: vars.press.base });

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
    '&:checked': { borderColor: vars.press.base },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      inset: '0.25rem',
      borderRadius: vars.radius.full,
      background: vars.press.base,
    },
    '&[aria-invalid=true]': { borderColor: vars.critical.ink },
    '&:disabled': { borderStyle: 'dashed', borderColor: vars.line.control, background: vars.paper.sunk },
    '[data-look=cards] > * > &:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { [media.forced]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});

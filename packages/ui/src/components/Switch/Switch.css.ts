import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.ink.soft, cursor: 'not-allowed' } },
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '3.25rem',
  blockSize: '2rem',
  border: `2px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  background: vars.paper.sunken,
  cursor: 'inherit',
  transition: `background ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.25rem',
      insetInlineStart: '0.25rem',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: vars.radius.full,
      background: vars.line.control,
      transition: `inset-inline-start ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&:checked': { background: vars.action.base, borderColor: vars.action.base },
    '&:checked::after': { insetInlineStart: '1.5rem', background: vars.action.on },
    '&:disabled': { background: 'transparent', borderStyle: 'dashed', borderColor: vars.line.control },
    '&:disabled::after': { background: vars.line.control },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', inlineSize: '1.5rem', selectors: { '&::after': { display: 'none' } } },
  },
});

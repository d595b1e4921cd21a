import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The box and its label are one touch target. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.ink.soft, cursor: 'not-allowed' } },
});

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.line.control}`,
  borderRadius: '0.4375rem',
  background: vars.paper.raised,
  cursor: 'inherit',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:checked, &:indeterminate': { background: vars.action.base, borderColor: vars.action.base },
    '&[aria-invalid=true]': { borderColor: vars.critical.ink },
    '&:disabled': { background: vars.paper.sunken, borderStyle: 'dashed', borderColor: vars.line.control },
    '&:checked::after, &:indeterminate::after': {
      content: '',
      position: 'absolute',
      inset: '0.1875rem',
      background: vars.action.on,
      clipPath: 'polygon(14% 47%, 40% 72%, 86% 20%, 98% 32%, 40% 96%, 2% 59%)',
    },
    '&:indeterminate::after': { clipPath: 'inset(42% 6%)' },
    '&:disabled::after': { background: vars.ink.soft },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.small,
});

export const back = style({ flex: 'none', marginInlineStart: `calc(-1 * ${vars.space.small})` });

export const content = style({ flex: 1, minInlineSize: '8rem', display: 'grid', gap: vars.space.xxsmall });
export const step = style({ font: vars.text.caption, color: vars.ink.soft });

const bar = { background: vars.action.base, borderRadius: vars.radius.full } as const;
export const progress = style({
  appearance: 'none',
  flex: '1 0 100%',
  inlineSize: '100%',
  blockSize: '0.25rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.line.base,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.line.base, borderRadius: vars.radius.full },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
});

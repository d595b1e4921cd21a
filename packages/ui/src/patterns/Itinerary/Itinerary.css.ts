import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const markSize = createVar();

export const list = style({ vars: { [markSize]: '2.25rem' }, display: 'grid' });

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} 1fr`,
  columnGap: vars.space.medium,
  paddingBlockEnd: vars.space.large,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.line.base}`,
    },
    '&:first-child::before': { insetBlockStart: '1rem' },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: vars.radius.full,
  background: vars.action.soft,
  color: vars.action.base,
  selectors: {
    '&:empty': {
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      margin: '0.5rem auto 0',
      background: vars.action.base,
    },
  },
});

export const icon = style({ inlineSize: '1.125rem', blockSize: '1.125rem' });
export const content = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlockStart: '0.3rem',
  minInlineSize: 0,
});
export const time = style({ font: vars.text.caption, color: vars.ink.soft, fontVariantNumeric: 'tabular-nums' });
export const title = style({ font: vars.text.titleSmall });
export const detail = style({ color: vars.ink.soft, maxInlineSize: vars.width.prose });
export const note = style({
  justifySelf: 'start',
  marginBlockStart: vars.space.xxsmall,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  font: vars.text.small,
  background: vars.info.paper,
  color: vars.info.ink,
});

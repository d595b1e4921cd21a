import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing, forcedChoice } from '../../theme/mixins.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  paddingInline: vars.space.medium,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.paper.sunken,
  color: vars.ink.base,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-selection-mode]': { background: vars.paper.raised, borderColor: vars.line.control, cursor: 'pointer' },
    '&[data-selection-mode][data-hovered]': { borderColor: vars.ink.soft },
    '&[data-selected]': { background: vars.action.soft, borderColor: vars.action.base, color: vars.action.base },
    '&[data-disabled]': {
      borderStyle: 'dashed',
      background: vars.paper.sunken,
      color: vars.ink.soft,
      cursor: 'not-allowed',
    },
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonBorder', selectors: { '&[data-selected]': forcedChoice } },
  },
});

export const icon = style({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, flex: 'none' });
export const content = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: `calc(${vars.size.target} - 2px)`,
  borderRadius: vars.radius.full,
  selectors: { '&[data-hovered]': { background: vars.action.soft }, '&[data-focus-visible]': focusRing },
});

export const empty = style({ font: vars.text.small, color: vars.ink.soft });

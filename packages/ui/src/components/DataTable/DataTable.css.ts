import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRingInside, forcedChoice } from '../../theme/mixins.ts';

export const frame = style({
  inlineSize: '100%',
  overflowX: 'auto',
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  boxShadow: vars.shadow.low,
});

export const table = style({ inlineSize: '100%', font: vars.text.small, textAlign: 'start', outline: 'none' });

const align = { '&[data-align=end]': { ...figures, textAlign: 'end' } } as const;

export const header = style({
  paddingInline: vars.space.small,
  blockSize: vars.size.control,
  font: vars.text.caption,
  color: vars.ink.soft,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    ...align,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-hovered]': { color: vars.action.base },
    '&[data-sort-direction]': { color: vars.ink.base },
    '&[data-focus-visible]': focusRingInside,
  },
});
export const sort = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
export const icon = style({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
/** The boxes: as narrow as they can be. */
export const select = style({ inlineSize: '3rem', paddingInline: vars.space.small, verticalAlign: 'middle' });

export const row = style({
  blockSize: vars.size.control,
  borderBlockStart: `1px solid ${vars.line.base}`,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-selection-mode], &[data-action]': { cursor: 'pointer' },
    '&[data-hovered]': { background: vars.paper.sunken },
    '&[data-selected]': { background: vars.action.soft },
    '&[data-disabled]': { color: vars.ink.soft, cursor: 'not-allowed' },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': forcedChoice } } },
});

export const cell = style({
  padding: vars.space.small,
  verticalAlign: 'middle',
  outline: 'none',
  selectors: {
    ...align,
    '&[role=rowheader]': { minInlineSize: '10rem', fontWeight: 550 },
    '&[data-focus-visible]': focusRingInside,
  },
});

export const empty = style({ padding: vars.space.large, textAlign: 'center', color: vars.ink.soft });

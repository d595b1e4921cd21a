import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures } from '../../theme/mixins.ts';

export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** Time runs in the reading direction. */
export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.5rem',
  borderBlockEnd: `1px solid ${vars.line.control}`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  // The table says the same, and the sheet of a voucher has little room.
  '@media': { [media.print]: { display: 'none' } },
});
export const bar = style({
  fill: vars.positive.ink,
  stroke: vars.paper.raised,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** Below each bar, what it shows. */
export const percents = style({
  display: 'flex',
  color: vars.ink.soft,
  font: vars.text.small,
  '@media': { [media.print]: { display: 'none' } },
});
export const percent = style([figures, { flex: 1, textAlign: 'center' }]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.text.small });
export const caption = style({ textAlign: 'start', paddingBlockEnd: vars.space.xsmall, color: vars.ink.soft });
const cellBase = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: `0 ${vars.space.small}`,
  textAlign: 'start',
  verticalAlign: 'top',
  font: vars.text.small,
  borderBlockEnd: `1px solid ${vars.line.base}`,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { paddingBlock: vars.space.xxsmall } },
});
export const header = style([cellBase, { color: vars.ink.soft }]);
export const cell = cellBase;
export const own = style({ display: 'block', color: vars.ink.soft });
export const refund = style([cellBase, figures, { paddingInlineEnd: 0, whiteSpace: 'normal' }]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/mixins.ts';

/** The column can shrink below its content, so that a long word does not push the amounts out of the card. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small } as const;

export const summary = style(column);
export const scrollable = style({ maxBlockSize: '14rem', overflowY: 'auto', borderRadius: vars.radius.small });
export const lines = style(column);

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  selectors: { '&[data-discount]': { color: vars.positive.ink } },
});
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({
  ...figures,
  whiteSpace: 'normal',
  display: 'block',
  font: vars.text.small,
  color: vars.ink.soft,
});
export const amount = style({ ...figures, flex: 'none' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.line.base}`,
});
export const totalLabel = style({ font: vars.text.label });
export const totalAmount = style({ ...figures, font: vars.text.price });
export const note = style({ font: vars.text.small, color: vars.ink.soft });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures } from '../../theme/mixins.ts';

export const receipt = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.print]: { gap: vars.space.medium } },
});
export const section = style({ display: 'grid', gap: vars.space.small, breakInside: 'avoid' });
export const title = style({ font: vars.text.titleSmall });
export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
  gap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.line.base}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '2fr 3fr' },
    // Tighter on paper, so that a week's tour fits on one sheet.
    [media.print]: {
      gridTemplateColumns: 'minmax(8rem, 1fr) 3fr',
      paddingBlock: vars.space.xxsmall,
      font: vars.text.small,
    },
  },
});
export const label = style({ color: vars.ink.soft });
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  font: vars.text.label,
});
export const totalValue = style({ ...figures, font: vars.text.price });

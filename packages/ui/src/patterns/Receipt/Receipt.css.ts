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
/** In two columns on paper, so that a week's tour fits on one sheet. */
export const rows = style({
  display: 'grid',
  '@media': { [media.print]: { display: 'block', columns: '2 14rem', columnGap: vars.space.large } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
  gap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.line.base}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '2fr 3fr' },
    [media.print]: {
      gridTemplateColumns: '5.5rem 1fr',
      gap: vars.space.small,
      paddingBlock: vars.space.xxsmall,
      breakInside: 'avoid',
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

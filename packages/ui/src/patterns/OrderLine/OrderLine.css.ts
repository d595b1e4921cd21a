import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures } from '../../theme/mixins.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem 1fr auto',
  gridTemplateAreas: "'picture content amount' 'picture warning warning' 'picture actions actions'",
  gridTemplateRows: '1fr auto auto',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  padding: vars.space.medium,
  background: vars.paper.raised,
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.low,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '5.5rem 1fr',
      gridTemplateAreas: "'picture content' 'warning warning' 'amount amount' 'actions actions'",
      columnGap: vars.space.medium,
    },
  },
});

export const picture = style({
  gridArea: 'picture',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  alignSelf: 'start',
});
export const content = style({
  gridArea: 'content',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});
export const kind = style({ font: vars.text.caption, color: vars.action.base });
export const title = style({ font: vars.text.titleSmall, textWrap: 'balance', overflowWrap: 'anywhere' });
export const link = style({
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const extras = style({ font: vars.text.small, color: vars.ink.soft });

export const amount = style({
  gridArea: 'amount',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  '@media': {
    [media.mobile]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap' },
  },
});
export const price = style({ ...figures, font: vars.text.price });
export const amountDetail = style({ ...figures, font: vars.text.small, color: vars.ink.soft });

export const warning = style({ gridArea: 'warning' });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  '@media': {
    [media.mobile]: {
      justifyContent: 'space-between',
      borderBlockStart: `1px solid ${vars.line.base}`,
      paddingBlockStart: vars.space.xsmall,
    },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures } from '../../theme/mixins.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(10rem, 1fr) auto minmax(11rem, auto) minmax(11rem, auto)',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  padding: vars.space.large,
  background: vars.paper.raised,
  // With forced colours only the border is visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.low,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'auto 1fr auto' },
    [media.mobile]: { gridTemplateColumns: 'auto 1fr', padding: vars.space.medium, columnGap: vars.space.medium },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.medium,
  background: vars.action.soft,
  color: vars.action.base,
});
export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const content = style({ minInlineSize: 0 });
export const kind = style({ font: vars.text.caption, color: vars.action.base });
export const number = style({ ...figures, font: vars.text.titleSmall });
export const date = style({ font: vars.text.small });
export const note = style({ font: vars.text.small, color: vars.ink.soft });

const wholeRow = { [media.mobile]: { gridColumn: '1 / -1' } } as const;
export const amount = style({
  ...figures,
  font: vars.text.price,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: '1 / -1', textAlign: 'start' } },
});
export const badges = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / 3', flexFlow: 'row wrap' }, ...wholeRow },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
});
export const none = style({ color: vars.ink.soft });

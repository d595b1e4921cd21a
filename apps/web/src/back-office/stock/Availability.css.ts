import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  alignItems: 'start',
});

export const navigation = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const month = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});

/** The column of the first day: weeks start on Monday. */
const firstColumns = Object.fromEntries(
  [7, 1, 2, 3, 4, 5, 6].map((column, weekday) => [
    `&[data-weekday="${weekday}"]:first-child`,
    { gridColumnStart: column },
  ]),
);

export const day = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  padding: vars.space.xsmall,
  border: `1px solid ${vars.line.base}`,
  borderRadius: vars.radius.small,
  '@media': { [media.desktop]: { selectors: firstColumns } },
});

/** The name of the day; the price is beside it where there is room. */
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
});

/** The text of the button begins where that of the time slots does. */
export const dayButton = style({ marginInlineStart: `calc(-1 * ${vars.space.medium})` });

export const slots = style({ display: 'grid', gap: vars.space.xsmall, padding: 0, listStyle: 'none' });

export const slot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
});

export const planned = style({ columnWidth: '16rem', paddingInlineStart: vars.space.medium });

export const parts = style({ display: 'grid', gap: vars.space.small, padding: 0, listStyle: 'none' });

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.small,
  border: `1px solid ${vars.line.base}`,
  borderRadius: vars.radius.small,
});

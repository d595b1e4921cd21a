import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space.xlarge,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr) auto',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  background: vars.paper.raised,
  boxShadow: vars.shadow.low,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const picture = style({
  position: 'relative',
  minBlockSize: '12rem',
  '@media': { [media.mobile]: { aspectRatio: '4 / 3' } },
});

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  padding: vars.space.large,
});

export const category = style({ font: vars.text.caption, color: vars.ink.soft });

export const offer = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  gap: vars.space.xsmall,
  minInlineSize: '13rem',
  padding: vars.space.large,
  textAlign: 'end',
  borderInlineStart: `1px solid ${vars.line.base}`,
  '@media': {
    [media.mobile]: {
      justifyItems: 'stretch',
      textAlign: 'start',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.line.base}`,
    },
  },
});

/** Reserves the height of a computed fare. */
export const fare = style({
  minBlockSize: '4.5rem',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'end',
  gap: vars.space.xxsmall,
  '@media': { [media.mobile]: { justifyItems: 'start' } },
});

export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.paper.sunken,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { visuallyHidden } from '../../theme/mixins.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: vars.space.medium,
  selectors: {
    '&[data-variant=row]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.medium,
      rowGap: vars.space.xxsmall,
      font: vars.text.small,
      color: vars.ink.soft,
    },
  },
});

export const fact = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '[data-variant=tiles] > &': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: vars.space.small,
      alignContent: 'start',
    },
    // A long fact spans the whole line.
    '[data-variant=tiles] > &[data-long]': { gridColumn: '1 / -1' },
    '[data-variant=row] > &': { display: 'flex', alignItems: 'center', gap: vars.space.xxsmall },
  },
});

export const icon = style({
  flex: 'none',
  selectors: {
    '[data-variant=tiles] &': {
      gridRow: 'span 2',
      boxSizing: 'content-box',
      inlineSize: vars.size.icon,
      blockSize: vars.size.icon,
      padding: vars.space.small,
      borderRadius: vars.radius.medium,
      background: vars.action.soft,
      color: vars.action.base,
    },
    '[data-variant=row] &': { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
  },
});

export const label = style({
  font: vars.text.caption,
  color: vars.ink.soft,
  selectors: { '[data-variant=row] &': visuallyHidden },
});

export const value = style({
  overflowWrap: 'anywhere',
  selectors: { '[data-variant=tiles] &': { font: vars.text.label } },
});

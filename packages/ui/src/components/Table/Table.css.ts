import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { alignAsPage, figures, focusRingInside, visuallyHidden } from '../../theme/mixins.ts';

export const frame = style({
  inlineSize: '100%',
  overflowX: 'auto',
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  boxShadow: vars.shadow.low,
  '@media': { [media.mobile]: { overflow: 'visible', background: 'none', boxShadow: 'none' } },
});
/** Replaces the column headers where they are hidden. */
export const order = style({
  display: 'none',
  '@media': { [media.mobile]: { display: 'block', paddingBlockEnd: vars.space.medium } },
});
export const table = style({
  inlineSize: '100%',
  font: vars.text.small,
  textAlign: 'start',
  '@media': { [media.mobile]: { display: 'block' } },
});
export const caption = style({
  padding: vars.space.medium,
  font: vars.text.titleSmall,
  textAlign: 'start',
  selectors: { '&[data-hidden]': visuallyHidden },
  '@media': { [media.mobile]: { display: 'block', paddingInline: 0 } },
});
/** Each cell of a card shows its column name. Hidden sort buttons must not be focusable. */
export const head = style({
  '@media': { [media.mobile]: { ...visuallyHidden, selectors: { '&[data-buttons]': { display: 'none' } } } },
});
export const body = style({
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', gap: vars.space.small } },
});
export const row = style({
  selectors: { 'tbody > &': { borderBlockStart: `1px solid ${vars.line.base}` } },
  '@media': {
    [media.mobile]: {
      display: 'block',
      selectors: {
        'tbody > &': {
          border: '1px solid transparent',
          borderRadius: vars.radius.large,
          padding: vars.space.small,
          background: vars.paper.raised,
          boxShadow: vars.shadow.low,
        },
      },
    },
  },
});
export const header = style({
  padding: vars.space.small,
  font: vars.text.caption,
  color: vars.ink.soft,
  ...alignAsPage,
  whiteSpace: 'nowrap',
  selectors: { '&[data-align=end]': { textAlign: 'end' }, '&[aria-sort]': { paddingBlock: 0 } },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { '@media': { [media.hover]: { color: vars.action.base } } },
    '&:focus-visible': focusRingInside,
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.ink.base },
  },
});
/** A narrow column must not squeeze it. */
export const icon = style({ flex: 'none', inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall });
export const cell = style({
  padding: vars.space.small,
  ...alignAsPage,
  fontWeight: 400,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align=end]': { ...figures, textAlign: 'end' },
    'th&': { font: vars.text.small, fontWeight: 550 },
  },
  '@media': {
    [media.mobile]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space.medium,
      paddingBlock: vars.space.xsmall,
      textAlign: 'end',
      selectors: {
        '&::before': {
          content: 'attr(data-label)',
          flex: 'none',
          font: vars.text.caption,
          color: vars.ink.soft,
          textAlign: 'start',
        },
        'th&': { display: 'block', textAlign: 'start', font: vars.text.label },
        'th&::before': { content: 'none' },
        // A card has no name without a value.
        '&:empty': { display: 'none' },
      },
    },
  },
});
export const empty = style({ padding: vars.space.large, textAlign: 'center', color: vars.ink.soft });

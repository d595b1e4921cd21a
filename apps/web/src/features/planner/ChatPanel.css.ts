import { focusRingInside, media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** The height of the viewport without the field and the bottom bar. */
export const log = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  maxBlockSize: 'max(10rem, 100vh - 40rem)',
  overflowY: 'auto',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': focusRingInside, '&[data-framed]': { maxBlockSize: 'max(8rem, 100dvh - 26rem)' } },
  '@media': { [media.mobile]: { selectors: { '&:not([data-framed])': { maxBlockSize: '26rem' } } } },
});

export const message = style({
  alignSelf: 'start',
  justifySelf: 'start',
  maxInlineSize: '90%',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.large,
  font: vars.text.body,
  color: vars.ink.base,
  background: vars.paper.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&[data-role=user]': { alignSelf: 'end', justifySelf: 'end', background: vars.action.soft } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlock: vars.space.xsmall,
});

export const time = style({ display: 'block', font: vars.text.small, color: vars.ink.soft });

export const starters = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

export const form = style({ display: 'grid', gap: vars.space.small, justifyItems: 'stretch' });

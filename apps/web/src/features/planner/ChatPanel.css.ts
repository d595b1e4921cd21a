import { focusRingInside, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const log = style([
  focusRingInside,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.small,
    maxBlockSize: '26rem',
    overflowY: 'auto',
    borderRadius: vars.radius.medium,
  },
]);

export const message = style({
  alignSelf: 'start',
  justifySelf: 'start',
  maxInlineSize: '90%',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.large,
  font: vars.text.body,
  color: vars.ink.base,
  background: vars.paper.sunk,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&[data-role=user]': { alignSelf: 'end', justifySelf: 'end', background: vars.press.soft } },
});

export const starters = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall });

export const form = style({ display: 'grid', gap: vars.space.small, justifyItems: 'stretch' });

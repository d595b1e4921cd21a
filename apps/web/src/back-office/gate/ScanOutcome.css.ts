import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  minBlockSize: '14rem',
  alignContent: 'center',
  padding: vars.space.large,
  borderRadius: vars.radius.xlarge,
  border: '3px solid currentColor',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.ink.soft,
  background: vars.paper.raised,
  selectors: {
    '&[data-tone=positive]': { color: vars.positive.ink, background: vars.positive.paper },
    '&[data-tone=critical]': { color: vars.critical.ink, background: vars.critical.paper },
    '&[data-tone=pending]': { color: vars.pending.ink, background: vars.pending.paper },
  },
});
export const icon = style({ inlineSize: '4rem', blockSize: '4rem' });
export const details = style({ display: 'grid', gap: vars.space.xxsmall, color: vars.ink.base });

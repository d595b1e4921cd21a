import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.full,
  color: vars.positive.ink,
  background: vars.positive.paper,
  selectors: {
    '&[data-cancelled]': { color: vars.critical.ink, background: vars.critical.paper },
    '&[data-pending]': { color: vars.pending.ink, background: vars.pending.paper },
  },
});

export const icon = style({ inlineSize: '2.25rem', blockSize: '2.25rem' });

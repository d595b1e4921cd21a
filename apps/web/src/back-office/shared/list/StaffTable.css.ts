import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

export const search = style({
  flex: '1 1 18rem',
  maxInlineSize: '28rem',
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.small,
  maxInlineSize: '48rem',
});

export const rows = style({
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-stale]': { opacity: 0.6 } },
});

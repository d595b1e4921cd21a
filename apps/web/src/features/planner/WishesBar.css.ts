import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  boxShadow: vars.shadow.overlay,
  '@media': {
    // On a phone the shop's own bar stands there, and this one would hide what is written.
    [media.mobile]: { position: 'static', boxShadow: vars.shadow.low },
    [media.print]: { display: 'none' },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginInlineStart: 'auto',
});

import { focusRing, media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Floats over every page, above a phone's bottom bars. It has its own room after the footer, so that it covers nothing at
 * the page's end.
 */
export const place = style({
  position: 'sticky',
  insetBlockEnd: vars.space.large,
  zIndex: vars.layer.sticky,
  alignSelf: 'flex-end',
  marginInline: vars.space.large,
  '@media': {
    [media.mobile]: { insetBlockEnd: '5.5rem', marginInline: vars.space.medium },
    [media.print]: { display: 'none' },
  },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.medium})`,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  border: 0,
  borderRadius: vars.radius.full,
  font: vars.text.label,
  textAlign: 'start',
  color: vars.action.on,
  background: vars.action.base,
  boxShadow: vars.shadow.overlay,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.action.hover },
    '&:active': { background: vars.action.active },
    '&:focus-visible': focusRing,
  },
});

export const icon = style({ flex: 'none', inlineSize: vars.size.icon, blockSize: vars.size.icon });

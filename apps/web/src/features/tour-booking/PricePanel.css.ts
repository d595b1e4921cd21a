import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sticky beside the days; scrolls when the viewport is lower than the panel (TOUR-17). */
export const place = style({
  position: 'sticky',
  insetBlockStart: vars.space.large,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.large})`,
  overflowY: 'auto',
  borderRadius: vars.radius.large,
  '@media': { [media.mobile]: { position: 'static', maxBlockSize: 'none', overflowY: 'visible' } },
});

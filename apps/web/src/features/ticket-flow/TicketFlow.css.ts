import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sticky beside the text, where the viewport is tall enough. */
export const place = style({
  position: 'sticky',
  insetBlockStart: vars.space.large,
  scrollMarginBlockStart: vars.space.section,
  '@media': { [media.mobile]: { position: 'static' }, '(max-height: 56rem)': { position: 'static' } },
});

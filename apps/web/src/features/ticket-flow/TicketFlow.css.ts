import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the words the panel stays in sight, where there is room for all of it. */
export const place = style({
  position: 'sticky',
  insetBlockStart: vars.space.large,
  scrollMarginBlockStart: vars.space.section,
  '@media': { [media.mobile]: { position: 'static' }, '(max-height: 56rem)': { position: 'static' } },
});

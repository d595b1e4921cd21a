import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** On paper there is no connection to wait for. */
export const notice = style({
  paddingBlockEnd: vars.space.large,
  '@media': { [media.print]: { display: 'none' } },
});

import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the text the panel is sticky below the header; on a phone a bottom bar opens it instead (ACT-12). */
export const panel = style({
  position: 'sticky',
  insetBlockStart: `calc(5rem + ${vars.space.medium})`,
  '@media': {
    [media.mobile]: { display: 'none' },
    '(max-height: 60rem)': { position: 'static' },
  },
});

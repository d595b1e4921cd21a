import { assignVars, style } from '@vanilla-extract/css';
import { colours, vars } from '../theme/contract.css.ts';
import { light } from '../theme/light.css.ts';
import { media } from '../theme/media.ts';

/** Printed in the colours of the day, whatever the theme on the screen: light words on white paper can't be read. */
export const onPaper = style({
  '@media': { [media.print]: { vars: assignVars(colours, light), color: vars.ink.base, colorScheme: 'light' } },
});

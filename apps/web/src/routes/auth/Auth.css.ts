import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Aligns the button's arrow with the title below it. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space.large})` });

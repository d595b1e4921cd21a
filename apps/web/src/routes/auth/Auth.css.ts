import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** The button's own padding would set its arrow off from the title below it. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space.large})` });

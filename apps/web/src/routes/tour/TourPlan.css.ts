import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** As far below the picture as that is below what leads back. */
export const plan = style({ marginBlockStart: vars.space.xlarge });

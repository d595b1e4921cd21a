import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Matches the space between the picture and the breadcrumbs. */
export const plan = style({ marginBlockStart: vars.space.xlarge });

import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** There is no header above it. */
export const page = style({ paddingBlock: vars.space.xlarge });

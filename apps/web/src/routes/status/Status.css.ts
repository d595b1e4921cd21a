import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** The page has no header. */
export const page = style({ paddingBlock: vars.space.xlarge });

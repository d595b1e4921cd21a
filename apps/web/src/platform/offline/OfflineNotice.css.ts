import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ paddingBlockEnd: vars.space.large });

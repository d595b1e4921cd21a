import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge, color: vars.ink.soft });

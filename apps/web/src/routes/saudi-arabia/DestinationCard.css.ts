import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.large });

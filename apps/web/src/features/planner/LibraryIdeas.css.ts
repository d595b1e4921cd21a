import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const ideas = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

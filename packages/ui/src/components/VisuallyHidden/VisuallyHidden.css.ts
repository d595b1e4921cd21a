import { style } from '@vanilla-extract/css';
import { hiddenVisually } from '../../theme/mixins.ts';

export const hidden = style(hiddenVisually);

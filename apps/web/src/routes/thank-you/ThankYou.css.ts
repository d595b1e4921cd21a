import { media } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Links and buttons are not printed. */
export const links = style({ '@media': { [media.print]: { display: 'none' } } });

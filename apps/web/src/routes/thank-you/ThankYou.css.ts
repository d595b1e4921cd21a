import { media } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** What leads on has no place on paper. */
export const ways = style({ '@media': { [media.print]: { display: 'none' } } });

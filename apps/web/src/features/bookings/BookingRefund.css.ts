import { media } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** A closed disclosure would print its title alone; the voucher prints the tables. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

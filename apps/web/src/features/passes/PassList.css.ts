import { media } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** The voucher prints on one sheet. */
export const list = style({ '@media': { [media.print]: { display: 'none' } } });

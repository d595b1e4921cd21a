import { globalStyle, style } from '@vanilla-extract/css';

/** As if it weren't there. */
export const place = style({ display: 'contents' });

/** Something was pressed whose script is still on its way. */
globalStyle(`${place}[aria-busy] > *`, { opacity: 0.7, cursor: 'progress' });

import { globalStyle, style } from '@vanilla-extract/css';

/** The wrapper doesn't take part in the layout. */
export const place = style({ display: 'contents' });

/** After input, while the part's script loads. */
globalStyle(`${place}[aria-busy] > *`, { opacity: 0.7, cursor: 'progress' });

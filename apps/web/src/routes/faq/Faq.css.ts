import { style } from '@vanilla-extract/css';

/** Browsers open a question whose answer a link leads to; the question is then visible below the sticky header. */
export const answer = style({ scrollMarginBlockStart: '4rem' });

import { style } from '@vanilla-extract/css';

/** Reserves the field's place until it has loaded. */
export const sort = style({ inlineSize: '13rem' });

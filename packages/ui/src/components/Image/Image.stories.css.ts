import { style } from '@vanilla-extract/css';

export const box = style({ inlineSize: '18rem' });

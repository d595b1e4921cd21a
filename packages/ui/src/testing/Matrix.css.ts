import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const matrix = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
export const name = style({ inlineSize: '6rem', font: vars.text.caption, color: vars.ink.soft });

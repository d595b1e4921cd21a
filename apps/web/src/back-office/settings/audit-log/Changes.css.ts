import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: vars.space.small, margin: 0 });
export const value = style({ margin: 0, overflowWrap: 'anywhere', textAlign: 'start' });
export const gone = style({ color: vars.ink.soft });

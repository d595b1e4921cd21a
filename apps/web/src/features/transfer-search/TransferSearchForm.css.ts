import { media, vars } from '@aitours/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const place = style({
  gridColumn: 'span 2',
  '@media': { [media.mobile]: { gridColumn: 'auto' } },
});

/** The counts align with the inputs of the fields beside them, below their labels. */
globalStyle(`${fields} > :nth-last-child(-n + 2)`, {
  '@media': { [media.aboveMobile]: { paddingBlockStart: '1.75rem' } },
});

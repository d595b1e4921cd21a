import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** From this width on two posters fit in a row. */
const twoFit = '(min-width: 36rem)';

/** Three per row, two in a narrow window, without gaps for any number of tours. */
export const tours = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [twoFit]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

/** The wishlist button overlaps the card instead of being inside, because the card is one link. */
export const tour = style({
  position: 'relative',
  display: 'grid',
  '@media': {
    [twoFit]: { gridColumn: 'span 6' },
    [`${twoFit} and ${media.belowDesktop}`]: {
      selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
    },
    [media.desktop]: {
      gridColumn: 'span 4',
      selectors: {
        // If one card would be left over, the first row has four.
        '&:first-child:nth-last-child(3n + 4), :first-child:nth-last-child(3n + 4) ~ &:nth-child(-n + 4)': {
          gridColumn: 'span 3',
        },
        // If two cards would be left over, the first row has two.
        '&:first-child:nth-last-child(3n + 2), :first-child:nth-last-child(3n + 2) ~ &:nth-child(2)': {
          gridColumn: 'span 6',
        },
      },
    },
  },
});

export const heart = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});

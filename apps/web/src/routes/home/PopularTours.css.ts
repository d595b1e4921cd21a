import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on two posters have room beside one another. */
const twoFit = '(min-width: 36rem)';

/** Three in a row, two in a narrow window, and no row with a gap, however many there are. */
export const tours = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [twoFit]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

/** The heart stands on the card, not in it: the card is one link. */
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
        // Were one left over for the last row, the first row holds four.
        '&:first-child:nth-last-child(3n + 4), :first-child:nth-last-child(3n + 4) ~ &:nth-child(-n + 4)': {
          gridColumn: 'span 3',
        },
        // Were two left over, the first row holds two.
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

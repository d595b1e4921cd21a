import { style } from '@vanilla-extract/css';
import { gapSelectors } from '../../theme/gap.ts';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    ...gapSelectors,
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center', textAlign: 'center' },
    '&[data-align=end]': { alignItems: 'flex-end' },
  },
});

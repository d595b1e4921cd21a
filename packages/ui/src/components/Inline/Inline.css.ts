import { style } from '@vanilla-extract/css';
import { gapSelectors } from '../../theme/gap.ts';
import { media } from '../../theme/media.ts';

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  selectors: {
    ...gapSelectors,
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center' },
    '&[data-align=end]': { alignItems: 'flex-end' },
    '&[data-align=baseline]': { alignItems: 'baseline' },
    '&[data-justify=center]': { justifyContent: 'center' },
    '&[data-justify=end]': { justifyContent: 'flex-end' },
    '&[data-justify=between]': { justifyContent: 'space-between' },
    '&[data-wrap=never]': { flexWrap: 'nowrap' },
    '&[data-wrap=stack]': {
      '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
    },
  },
});

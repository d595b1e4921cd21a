import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { gapSelectors } from '../../theme/gap.ts';
import { media } from '../../theme/media.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: {
    ...gapSelectors,
    '&[data-columns="2"]': { '@media': { [media.aboveMobile]: columns(2) } },
    '&[data-columns="3"]': { '@media': { [media.aboveMobile]: columns(2), [media.desktop]: columns(3) } },
    '&[data-columns="4"]': { '@media': { [media.aboveMobile]: columns(2), [media.desktop]: columns(4) } },
    '&[data-columns=fit]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' },
    '&[data-columns=panel]': {
      '@media': {
        [media.aboveMobile]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', alignItems: 'start' },
        [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.width.panel}`, alignItems: 'start' },
      },
    },
  },
});

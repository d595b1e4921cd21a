import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The number of cards per page; on phones a part of the next card is visible, to show that there is more. */
const perPage = createVar();
const gap = createVar();

export const arrows = style({ display: 'flex', gap: vars.space.small, flex: 'none' });

/** Space around the cards for shadows and focus rings, which the scroll container would clip. */
export const scroller = style({
  vars: { [perPage]: '4', [gap]: vars.space.large },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${perPage} - 1) * ${gap}) / ${perPage})`,
  gap,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  paddingBlock: '0.75rem 2rem',
  marginBlock: '-0.75rem -2rem',
  paddingInline: '0.75rem',
  marginInline: '-0.75rem',
  scrollPaddingInline: '0.75rem',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const cell = style({
  minInlineSize: 0,
  display: 'grid',
  scrollSnapAlign: 'start',
});

/** A container query: the carousel may be narrower than the window. */
export const viewport = style({ containerType: 'inline-size' });
globalStyle(`${viewport} > ${scroller}`, {
  '@container': {
    '(max-width: 68rem)': { vars: { [perPage]: '3' } },
    '(max-width: 50rem)': { vars: { [perPage]: '2' } },
    '(max-width: 36rem)': { vars: { [perPage]: '1.35', [gap]: vars.space.medium } },
  },
});

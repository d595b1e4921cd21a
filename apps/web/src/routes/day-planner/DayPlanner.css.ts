import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** Space for the bottom bar at the end of the page. */
const BAR_HEIGHT = '5.5rem';
/** Below the sticky header. */
const BELOW_HEADER = '5.5rem';

export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [media.aboveMobile]: {
      gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)',
      gridTemplateRows: `auto ${BAR_HEIGHT}`,
    },
    [media.print]: { display: 'block' },
  },
});

/** Only the plan is printed. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const chat = style({
  minInlineSize: 0,
  '@media': {
    [media.aboveMobile]: { position: 'sticky', insetBlockStart: BELOW_HEADER, gridColumn: 1, gridRow: 1 },
    [media.print]: { display: 'none' },
  },
});

/**
 * The bar that leads to a plan. On wide screens it is sticky at the bottom of the window, beside the chat, whose button
 * it must not cover; it spans all rows so that it can stick to any of them.
 */
export const actionBar = style({
  minInlineSize: 0,
  '@media': {
    [media.aboveMobile]: {
      position: 'sticky',
      insetBlockEnd: vars.space.small,
      zIndex: vars.layer.sticky,
      gridColumn: 2,
      gridRow: '1 / 3',
      alignSelf: 'end',
    },
    [media.print]: { display: 'none' },
  },
});

export const trip = style({
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { [media.aboveMobile]: { gridColumn: 2, gridRow: 1 } },
});

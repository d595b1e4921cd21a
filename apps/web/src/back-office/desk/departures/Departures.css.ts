import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a printed manifest doesn't need. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const departures = style({ display: 'grid', gap: vars.space.xlarge });

/** A departure is printed on one page where it fits. */
export const departure = style({ breakInside: 'avoid' });

/** A dot before the text: filled while events arrive. */
export const live = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    blockSize: '0.6em',
    inlineSize: '0.6em',
    marginInlineEnd: vars.space.xsmall,
    border: '1px solid currentColor',
    borderRadius: '50%',
  },
  selectors: { '&[data-live="live"]::before': { background: 'currentColor' } },
});

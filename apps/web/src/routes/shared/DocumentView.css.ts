import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 17rem',
  gridTemplateAreas: '"head head" "sections contents"',
  gap: vars.space.xxlarge,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"head" "contents" "sections"',
      gap: vars.space.xlarge,
    },
  },
});

export const head = style({ gridArea: 'head' });

/** Sticky below the header while reading. */
export const contents = style({
  gridArea: 'contents',
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: `calc(4.5rem + ${vars.space.medium})`,
  '@media': { [media.mobile]: { position: 'static' }, '(max-height: 46rem)': { position: 'static' } },
});

export const sections = style({ gridArea: 'sections' });

/** Anchors end below the sticky header. */
export const part = style({ scrollMarginBlockStart: '6rem' });

export const points = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
  maxInlineSize: vars.width.prose,
  listStyle: 'disc',
});

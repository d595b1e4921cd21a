import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const hero = style({ display: 'grid' });

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  borderRadius: vars.radius.xxlarge,
  color: vars.art.ink,
  background: vars.art.scrim,
  selectors: {
    '[data-height=high] > &': { minBlockSize: 'clamp(26rem, 42vw, 32rem)' },
    '[data-height=low] > &': { minBlockSize: 'clamp(14rem, 24vw, 19rem)' },
  },
});

export const picture = style({ position: 'absolute', inset: 0, zIndex: -2 });
// Dark until the picture has loaded, for the contrast of the light text.
globalStyle(`${picture} > *`, { background: 'none' });

/** Just dark enough for white text over a white picture (4.8:1). */
const shade = `color-mix(in srgb, ${vars.art.scrim} 70%, transparent)`;
const fade = 'clamp(6rem, 32vw, 28rem)';
const towards = (side: string, length: string) =>
  `linear-gradient(to ${side}, ${shade} calc(100% - ${length}), ${vars.art.clear})`;

/**
 * The scrim multiplies, which darkens the picture's colours instead of greying them. It is opaque behind the text and
 * fades beyond it; on phones, where the text has the full width, it fades upwards. The contrast is therefore independent
 * of the picture.
 */
export const content = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.medium,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxlarge,
  paddingInlineStart: 'clamp(1.5rem, 4.5vw, 3.5rem)',
  paddingInlineEnd: fade,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      mixBlendMode: 'multiply',
      background: towards('right', fade),
    },
    '[dir=rtl] &::before': { background: towards('left', fade) },
    '[data-overlap] &': { paddingBlockEnd: '6rem' },
  },
  '@media': {
    [media.mobile]: {
      alignSelf: 'end',
      inlineSize: '100%',
      paddingBlockStart: '6rem',
      paddingInline: vars.space.large,
      selectors: { '&::before, [dir=rtl] &::before': { background: towards('top', '6rem') } },
    },
  },
});

export const title = style({
  maxInlineSize: '14ch',
  font: vars.text.display,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  selectors: { '[data-height=low] &': { font: vars.text.titleXlarge, maxInlineSize: '20ch' } },
});
export const text = style({ maxInlineSize: '27rem', font: vars.text.lead, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const overlap = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  inlineSize: `calc(100% - 2 * ${vars.space.xlarge})`,
  marginInline: 'auto',
  marginBlockStart: '-3.5rem',
  display: 'grid',
  justifyItems: 'stretch',
  '@media': { [media.mobile]: { inlineSize: `calc(100% - 2 * ${vars.space.xsmall})` } },
});

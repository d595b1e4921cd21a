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
// Until the picture has come the stage is dark, as the words want it.
globalStyle(`${picture} > *`, { background: 'none' });

/** Dark enough for white words on white paper (4.8:1), and no darker. */
const shade = `color-mix(in srgb, ${vars.art.scrim} 70%, transparent)`;
const fade = 'clamp(6rem, 32vw, 28rem)';
const towards = (side: string, length: string) =>
  `linear-gradient(to ${side}, ${shade} calc(100% - ${length}), ${vars.art.clear})`;

/**
 * The scrim multiplies: it darkens the picture's own colours instead of veiling them in grey. It is full as far as the words reach and fades beyond them; on a phone, where they reach from side to side, it
 * rises from below. So the contrast doesn't hang on the picture.
 */
export const words = style({
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

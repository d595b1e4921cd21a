import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';

/** The text is first in the DOM, for screen readers; the picture is first visually. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.paper.raised,
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.raised,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:has(a:focus-visible)': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { translate: '0 -0.25rem' } } },
    [media.reducedMotion]: { selectors: { '&:hover': { translate: 'none' } } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const poster = style({ order: -1, position: 'relative', flex: 'none' });
export const picture = style({ overflow: 'hidden' });
globalStyle(`${picture} img`, { transition: `scale ${vars.motion.slow} ${vars.motion.ease}` });
globalStyle(`${card}:hover ${picture} img`, {
  '@media': { '(hover: hover) and (prefers-reduced-motion: no-preference)': { scale: '1.03' } },
});

const corner = { position: 'absolute', insetInlineStart: vars.space.small, pointerEvents: 'none' } as const;
export const badge = style({ ...corner, insetBlockStart: vars.space.small });
export const scarcity = style({ ...corner, insetBlockEnd: vars.space.small });

export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
});
export const eyebrow = style({ font: vars.text.caption, color: vars.action.base });
export const title = style({ font: vars.text.titleSmall, textWrap: 'balance', overflowWrap: 'anywhere' });

/** The link covers the whole card. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.raised },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xxsmall,
});
export const price = style({
  marginBlockStart: vars.space.xsmall,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.line.base}`,
});
export const wish = style({
  position: 'absolute',
  zIndex: `calc(${vars.layer.raised} + 1)`,
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
});

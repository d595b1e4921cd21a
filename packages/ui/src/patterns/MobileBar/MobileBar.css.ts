import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures, focusRingInside } from '../../theme/mixins.ts';

export const bar = style({
  display: 'none',
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: 0,
  insetInline: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.paper.raised,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.mobile]: { display: 'block' }, [media.print]: { display: 'none' } },
});
/** As wide as the labels plus equal shares of the rest, so that labels wrap as late as possible. */
export const list = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'auto' });
export const cell = style({ display: 'grid', minInlineSize: 0 });

export const link = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: '3.75rem',
  paddingInline: vars.space.xxsmall,
  font: vars.text.caption,
  fontSize: '0.75rem',
  textAlign: 'center',
  color: vars.ink.soft,
  textDecoration: 'none',
  selectors: {
    '&[aria-current=page]': { color: vars.action.base, fontWeight: 600 },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { borderBlockStart: '3px solid CanvasText' } } },
  },
});
export const mark = style({ position: 'relative' });
export const icon = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });
export const count = style({
  ...figures,
  position: 'absolute',
  insetBlockStart: '-0.4rem',
  insetInlineStart: '60%',
  minInlineSize: '1.125rem',
  paddingInline: '0.2rem',
  borderRadius: vars.radius.full,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
  background: vars.accent.base,
  color: vars.accent.on,
});

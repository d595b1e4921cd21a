import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { media } from '../../theme/media.ts';

export const dock = style({ '@media': { [media.print]: { display: 'none' } } });

/**
 * In the room that the sticky `SiteHeader` reserves at its end, so that it never covers the page: beside the header's
 * content, and at least `xsmall` from the edge of the window.
 */
export const opener = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockStart: `calc((${headerHeight.wide} - ${vars.size.target}) / 2)`,
  insetInlineEnd: `max(${vars.space.xsmall}, calc((100% - ${vars.width.content}) / 2 - ${vars.size.target} - ${vars.space.xsmall}))`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.action.base,
  color: vars.action.on,
  boxShadow: vars.shadow.low,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { '@media': { [media.hover]: { background: vars.action.hover } } },
    '&:active': { background: vars.action.active },
  },
  '@media': { [media.mobile]: { insetBlockStart: `calc((${headerHeight.mobile} - ${vars.size.target}) / 2)` } },
});

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const box = style({
  position: 'fixed',
  zIndex: vars.layer.drawer,
  inset: 'auto',
  insetBlockEnd: vars.space.large,
  insetInlineEnd: vars.space.large,
  margin: 0,
  padding: 0,
  inlineSize: '25rem',
  maxInlineSize: 'none',
  blockSize: `min(42rem, 100dvh - 2 * ${vars.space.large})`,
  maxBlockSize: 'none',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.line.base}`,
  borderRadius: vars.radius.large,
  background: vars.paper.base,
  color: vars.ink.base,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[open]': { display: 'grid' },
    '&[data-size=screen]': {
      inset: 0,
      inlineSize: '100%',
      blockSize: '100dvh',
      border: 'none',
      borderRadius: 0,
    },
    '&::backdrop': { background: vars.backdrop },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        '&[data-size=panel]': {
          inset: 'auto 0 0 0',
          inlineSize: '100%',
          blockSize: '85dvh',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  background: vars.paper.raised,
  borderBlockEnd: `1px solid ${vars.line.base}`,
});

export const title = style({ flex: 1, font: vars.text.label });

export const content = style({ position: 'relative', minBlockSize: 0 });

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const notice = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  padding: vars.space.large,
  textAlign: 'center',
  background: vars.paper.base,
});

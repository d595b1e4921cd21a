import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { media } from '../../theme/media.ts';
import { target } from '../../theme/mixins.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.paper.base,
  '@media': { [media.print]: { display: 'none' } },
});

const maxWidth = `calc(${vars.width.content} + 2 * ${vars.space.xlarge})`;

/** The room for `ChatDock`'s button between the end of the row and the edge of the window. */
const buttonRoom = `calc(${vars.size.target} + 2 * ${vars.space.xsmall})`;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  maxInlineSize: maxWidth,
  minBlockSize: headerHeight.wide,
  marginInline: 'auto',
  paddingInlineStart: vars.space.xlarge,
  // Beside a centred row there is room already.
  paddingInlineEnd: `clamp(${vars.space.xlarge}, calc(${buttonRoom} - (100vw - ${maxWidth}) / 2), ${buttonRoom})`,
  '@media': {
    [media.mobile]: {
      gap: 0,
      minBlockSize: headerHeight.mobile,
      paddingInlineStart: vars.space.medium,
      paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.xsmall})`,
    },
  },
});

export const logo = style({
  flex: 'none',
  marginInlineEnd: 'auto',
  '@media': { [media.desktop]: { marginInlineEnd: vars.space.xsmall } },
});

const desktopOnly = { [media.belowDesktop]: { display: 'none' } } as const;
export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: 'auto',
  '@media': desktopOnly,
});
export const search = style({ flex: '0 1 11rem', minInlineSize: 0, '@media': { [media.mobile]: { display: 'none' } } });
export const icons = style({ flex: 'none', display: 'flex', alignItems: 'center' });
export const account = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  '@media': desktopOnly,
});
export const menu = style({ flex: 'none', '@media': { [media.desktop]: { display: 'none' } } });

export const link = style({
  ...target,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  font: vars.text.label,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { background: vars.action.soft },
    '&[data-featured]': { background: vars.accent.soft, marginInlineStart: vars.space.xsmall },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:not([data-featured]):hover': { background: vars.paper.sunken },
        '&[data-featured]:hover': { textDecoration: 'underline' },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { border: '2px solid CanvasText' } } },
  },
});
export const linkIcon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon, flex: 'none' });

import { media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  /** Room for the bottom bar, so that it hides nothing. */
  '@media': { [media.mobile]: { selectors: { '&[data-bar]': { paddingBlockEnd: '4rem' } } } },
});

/** A page begins close below the header, and ends well above the footer. */
export const content = style({
  flex: '1 0 auto',
  outline: 'none',
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: vars.space.section,
});

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'none',
  color: 'inherit',
});

/** Off the page until the focus reaches it: the first stop of the keyboard. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.medium,
  insetBlockStart: '-100px',
  zIndex: 100,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  background: vars.press.base,
  color: vars.press.on,
  selectors: { '&:focus': { insetBlockStart: vars.space.small } },
});

/** Goes on where the footer ends. */
export const appearance = style({
  background: vars.paper.sunk,
  paddingBlockEnd: vars.space.large,
  paddingInline: vars.space.large,
  '@media': { [media.mobile]: { paddingInline: vars.space.medium }, [media.print]: { display: 'none' } },
});

export const appearanceRow = style({ maxInlineSize: vars.width.content, marginInline: 'auto' });

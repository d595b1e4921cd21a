import { media, vars } from '@aitours/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
});

/** Room for the bottom bar, so that it hides nothing of the footer. */
globalStyle(`${page}[data-bar] footer`, {
  '@media': { [media.mobile]: { paddingBlockEnd: 'calc(3.75rem + env(safe-area-inset-bottom))' } },
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
  background: vars.action.base,
  color: vars.action.on,
  selectors: { '&:focus': { insetBlockStart: vars.space.small } },
});

/**
 * What a guest is offered. Until the browser has looked whether someone is signed in, the document says what it found at
 * first sight, so that nobody who is signed in sees "Log in" flash by. The room stays, so that nothing moves.
 */
export const guest = style({
  display: 'contents',
  selectors: { ':root[data-signed-in] &[data-guess]': { visibility: 'hidden' } },
});

/** The room is kept for what comes into it. */
export const appearance = style({ minBlockSize: '44px' });

/** While a page's code is on its way: the footer stays where a page would keep it. */
export const waiting = style({ minBlockSize: '100dvh' });

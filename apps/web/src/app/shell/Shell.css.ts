import { media, vars } from '@aitours/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { blockedId } from '../blockedId.ts';

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
});

/** Space for the bottom bar below the footer. */
globalStyle(`${page}[data-bar] footer`, {
  '@media': { [media.mobile]: { paddingBlockEnd: 'calc(3.75rem + env(safe-area-inset-bottom))' } },
});

/** The document's text for browsers without JavaScript. */
globalStyle(`noscript p, #${blockedId}`, {
  padding: vars.space.medium,
  background: vars.pending.paper,
  color: vars.pending.ink,
  textAlign: 'center',
});

const appear = keyframes({ to: { visibility: 'visible' } });

/** The same text where JavaScript is on, but its files were blocked: it appears when the page should have started. */
globalStyle(`#${blockedId}`, {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 100,
  margin: 0,
  visibility: 'hidden',
  animation: `${appear} 0s 10s forwards`,
});
globalStyle(`noscript:has(p) ~ #${blockedId}`, { display: 'none' });

/** Space between header, page and footer. */
export const content = style({
  flex: '1 0 auto',
  outline: 'none',
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: vars.space.section,
});

/** Visually hidden until focused: the first stop of the keyboard. */
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
 * The guest's links. Until hydration the inline script's `data-signed-in` decides, so that a signed-in user never sees
 * "Log in". The space is reserved to avoid layout shift.
 */
export const guest = style({
  display: 'contents',
  selectors: { ':root[data-signed-in] &[data-guess]': { visibility: 'hidden' } },
});

/** Reserves the space of the user's picture until its code has loaded. */
export const picture = style({ inlineSize: '2.75rem', blockSize: '2.75rem' });

/** Reserves space for the deferred content. */
/** As large as the theme switch, so that nothing moves when it loads. */
export const appearance = style({ minBlockSize: '44px', minInlineSize: 'min(100%, 19rem)' });

/** While a page's code loads, the footer stays below the fold. */
export const waiting = style({ minBlockSize: '100dvh' });

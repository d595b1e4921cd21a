import { vars } from '@aitours/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const editor = style({
  display: 'grid',
  minInlineSize: 0,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.medium,
  background: vars.paper.raised,
  selectors: { '&[data-invalid]': { borderColor: vars.critical.ink } },
});

/** Long articles: the buttons stay in view. */
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.line.base}`,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  background: vars.paper.raised,
});

/** What ProseMirror needs: its own style element is forbidden by the content security policy. */
export const text = style({
  minInlineSize: 0,
});

globalStyle(`${text} .ProseMirror`, {
  minBlockSize: '16rem',
  padding: vars.space.medium,
  maxInlineSize: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  borderRadius: vars.radius.medium,
});
globalStyle(`${text} .ProseMirror:focus-visible`, {
  outline: `2px solid ${vars.action.base}`,
  outlineOffset: '-2px',
});

import { vars } from '@aitours/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const body = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: vars.width.prose,
  font: vars.text.lead,
  overflowWrap: 'anywhere',
});

globalStyle(`${body} h2`, { font: vars.text.titleMedium, marginBlockStart: vars.space.large });
globalStyle(`${body} h3, ${body} h4`, { font: vars.text.titleSmall, marginBlockStart: vars.space.medium });
globalStyle(`${body} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
});
globalStyle(`${body} ul`, { listStyle: 'disc' });
globalStyle(`${body} ol`, { listStyle: 'decimal' });
globalStyle(`${body} blockquote`, {
  paddingInlineStart: vars.space.large,
  borderInlineStart: `3px solid ${vars.accent.base}`,
  color: vars.ink.soft,
});
globalStyle(`${body} a`, { color: vars.action.base, textDecoration: 'underline' });
globalStyle(`${body} hr`, { inlineSize: '100%', border: 0, borderBlockStart: `1px solid ${vars.line.base}` });

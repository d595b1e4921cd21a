import { vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
});

/** Fields with a name of their own. */
export const group = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0, padding: 0, border: 0 });

export const rows = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-tiled]': { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } },
});

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.line.base}`,
  borderRadius: vars.radius.small,
});

export const rowHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const rowName = style({ marginInlineEnd: 'auto', fontWeight: 600 });

/** The form is long: its button stays in view, with why saving failed. */
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.small,
  maxBlockSize: '70vh',
  overflowY: 'auto',
  // The focus ring of the button.
  paddingInline: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.line.base}`,
  background: vars.paper.base,
});

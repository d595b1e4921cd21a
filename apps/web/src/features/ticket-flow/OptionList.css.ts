import { figures, focusRing, media, vars } from '@aitours/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const option = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.large,
  background: vars.paper.raised,
  color: vars.ink.base,
  font: vars.text.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-pressed=true]': { borderColor: vars.action.base, background: vars.action.soft },
    '&:not(:disabled):hover': { '@media': { [media.hover]: { borderColor: vars.action.base } } },
    '&:disabled': { cursor: 'not-allowed', borderStyle: 'dashed', background: vars.paper.sunken, color: vars.ink.soft },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { border: '3px solid Highlight' } } } },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.small,
});

export const name = style({ font: vars.text.label });

export const aside = style([figures, { flex: 'none', font: vars.text.label }]);

export const detail = style({ font: vars.text.small, color: vars.ink.soft });

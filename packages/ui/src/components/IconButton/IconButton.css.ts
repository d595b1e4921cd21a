import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures, target } from '../../theme/mixins.ts';

export const button = style({
  ...target,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.ink.base,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-tone=outline]': { background: vars.paper.raised, borderColor: vars.line.control },
    '&[data-tone=plate]': { background: vars.art.plate, color: vars.art.onPlate },
    '&:not(:disabled):not([data-tone=plate]):hover': { '@media': { [media.hover]: { background: vars.paper.sunken } } },
    '&:not(:disabled):not([data-tone=plate]):active': { background: vars.action.soft },
    '&[aria-pressed=true]': { color: vars.action.base },
    '&[data-tone=plate][aria-pressed=true]': { color: vars.art.onPlate },
    '&[data-tone=plate]:disabled': { color: vars.art.onPlate, opacity: 0.65 },
    '&:disabled': {
      color: vars.ink.soft,
      borderStyle: 'dashed',
      borderColor: vars.line.control,
      cursor: 'not-allowed',
    },
  },
});

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } },
});

export const badge = style({
  ...figures,
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  minInlineSize: '1.25rem',
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  font: vars.text.caption,
  lineHeight: '1.25rem',
  fontSize: '0.75rem',
  textAlign: 'center',
  background: vars.accent.base,
  color: vars.accent.on,
  selectors: { '&::before': { content: 'attr(data-count)' } },
});

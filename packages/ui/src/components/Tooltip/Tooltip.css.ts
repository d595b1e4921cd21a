import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const tooltip = style({
  zIndex: vars.layer.menu,
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  font: vars.text.small,
  color: vars.paper.base,
  background: vars.ink.base,
  boxShadow: vars.shadow.raised,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

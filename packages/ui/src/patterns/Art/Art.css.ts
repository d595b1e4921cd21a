import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Illustrations use theme tokens, so that they have a dark variant. */
export const scene = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  blockSize: 'auto',
  borderRadius: vars.radius.xlarge,
  overflow: 'hidden',
});
export const sky = style({ fill: vars.accent.soft });
export const sun = style({ fill: vars.accent.base });
export const far = style({ fill: vars.action.base, opacity: 0.35 });
export const middle = style({ fill: vars.action.base, opacity: 0.65 });
export const near = style({ fill: vars.action.base });
export const paper = style({ fill: vars.paper.raised });
export const figure = style({ fill: vars.ink.base });
export const stroke = style({
  fill: 'none',
  stroke: vars.ink.base,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const track = style({
  fill: 'none',
  stroke: vars.paper.raised,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: '2 9',
});

import { style, styleVariants } from '@vanilla-extract/css';
import { colours, vars } from './contract.css.ts';

/** Returns every colour of the contract by its path: `action.hover`. */
function flat(tree: object, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : flat(value, [...path, key]),
  );
}

const { shadow, ...paints } = colours;

export const paint = styleVariants(Object.fromEntries(flat(paints)), (background) => ({ background }));
export const shade = styleVariants(shadow, (boxShadow) => ({ boxShadow, background: vars.paper.raised }));
export const space = styleVariants(vars.space, (inlineSize) => ({ inlineSize, background: vars.action.base }));
export const radius = styleVariants(vars.radius, (borderRadius) => ({ borderRadius, background: vars.action.soft }));
export const text = styleVariants(vars.text, (font) => ({ font }));

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.medium,
});
export const swatch = style({
  blockSize: '4rem',
  border: `1px solid ${vars.line.base}`,
  borderRadius: vars.radius.medium,
});
export const square = style({ blockSize: '4rem', border: `1px solid ${vars.line.control}` });
export const bar = style({ blockSize: vars.space.medium });

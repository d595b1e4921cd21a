/** The theme for `*.css.ts` files of other packages, which must not import components. */
export { type Brand, type BrandColours, brand } from './brand.ts';
export { colours, type Palette, scale, vars } from './contract.css.ts';
export { gapSelectors, type Space } from './gap.ts';
export { layers } from './layers.css.ts';
export { breakpoints, media } from './media.ts';
export { controlBox, figures, focusRing, focusRingInside, target, truncate, visuallyHidden } from './mixins.ts';

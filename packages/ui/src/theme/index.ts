/** The theme for other packages' styles: import it from `*.css.ts` files, where the components must not be loaded. */
export { colours, type Palette, scale, vars } from './contract.css.ts';
export { gapSelectors, type Space } from './gap.ts';
export { layers } from './layers.css.ts';
export { breakpoints, media } from './media.ts';
export { controlBox, figures, focusRing, focusRingInside, target, truncate, visuallyHidden } from './mixins.ts';

import { vars } from './contract.css.ts';

/** A step of the spacing scale, from 4 px to the space between the sections of a page. */
export type Space = keyof typeof vars.space;

/** One selector per step, for the attribute `data-gap`. */
export const gapSelectors = Object.fromEntries(
  Object.entries(vars.space).map(([step, gap]) => [`&[data-gap=${step}]`, { gap }]),
);

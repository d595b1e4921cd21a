import { globalLayer } from '@vanilla-extract/css';

/**
 * Rules for bare elements are in layers, in this order. Component classes are unlayered: they override the reset whatever
 * the order of the files. A host product's rules for bare elements override the reset too, but have a lower specificity
 * than component classes.
 */
export const layers = { reset: globalLayer('reset'), theme: globalLayer('theme') };

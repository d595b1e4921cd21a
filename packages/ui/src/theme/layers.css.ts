import { globalLayer } from '@vanilla-extract/css';

/**
 * Rules for bare elements are in layers, in this order. Component classes are unlayered: they win over every layered
 * rule, so they override the reset whatever the order of the files, and a host product's layered element rules do not
 * affect components.
 */
export const layers = { reset: globalLayer('reset'), theme: globalLayer('theme') };

import { globalLayer } from '@vanilla-extract/css';

/**
 * Rules that speak about bare elements stand in layers, in this order. Component classes stand in none: a layered rule
 * loses to every unlayered one, so a class always wins over the reset, whatever the order in which files arrive, and a
 * host product's own element rules don't leak into a component.
 */
export const layers = { reset: globalLayer('reset'), theme: globalLayer('theme') };

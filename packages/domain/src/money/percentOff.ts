import type { Fils } from './fils.ts';

/**
 * What is left of an amount after a discount in whole percent, rounded half up to a whole fils (GAP-85).
 *
 * @example percentOff(540_00, 10) // 486_00
 * @example percentOff(5, 50) // 3
 */
export const percentOff = (amount: Fils, percent: number): Fils => Math.floor((amount * (100 - percent) + 50) / 100);

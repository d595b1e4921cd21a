import type { Fils } from './fils.ts';

/**
 * @example sum([486_00, 300_00]) // 786_00
 * @example sum([]) // 0
 */
export const sum = (amounts: readonly Fils[]): Fils => amounts.reduce((total, amount) => total + amount, 0);

export type { PricePlace } from '../quirks/index.ts';
export type { Fils } from './fils.ts';
export { formatPrice } from './formatPrice.ts';
export { formatWireAmount } from './formatWireAmount.ts';
export type { Decimal } from './parseDecimal.ts';
export { parseFils } from './parseFils.ts';
export { percentOff } from './percentOff.ts';
export { sum } from './sum.ts';
export { timesDecimal } from './timesDecimal.ts';

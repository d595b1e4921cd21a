export type { PricePlace } from '../quirks/index.ts';
export { type Fils, parseFils, percentOff, sum, timesDecimal } from './fils.ts';
export { formatPrice, formatWireAmount } from './formatPrice.ts';
export type { Decimal } from './parseDecimal.ts';

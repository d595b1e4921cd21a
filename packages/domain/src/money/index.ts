export { type Fils, multiplyByDecimal, multiplyExactly, parseFils, subtractPercent, sum } from './fils.ts';
export { formatPrice, formatWireAmount, preventBreak } from './formatPrice.ts';
export type { Decimal } from './parseDecimal.ts';

import type { Fils } from '@aitours/domain/money';
import { discountPrice } from '@aitours/domain/pricing';
import type { Quirks } from '@aitours/domain/quirks';

/** Returns what a customer without a booking pays. */
export const payFirst = (price: Fils, { firstBooking }: Quirks): Fils =>
  discountPrice(price, { percent: firstBooking.percent })?.total ?? price;

import type { Problem } from '@aitours/api-client';
import { type Fils, parseFils } from '@aitours/domain/money';
import { discountFirstBooking } from '@aitours/domain/pricing';
import { useState } from 'react';

/** A tour's price before and after the discount of a first booking. */
export interface TourCost {
  readonly price: Fils;
  readonly total: Fils;
}

/**
 * Returns what the tour costs: the shown price less the discount, or the server's price since it has replaced that one.
 *
 * @param shown the price of the plan; undefined until it is known
 */
export function useTourCost(shown: Fils | undefined, discountPercent: number) {
  const [changed, setChanged] = useState<TourCost & { shown: Fils }>();
  const discounted = shown === undefined ? null : discountFirstBooking(shown, discountPercent);
  const computed: TourCost | undefined =
    shown === undefined ? undefined : { price: shown, total: discounted?.total ?? shown };
  return {
    cost: changed && changed.shown === shown ? changed : computed,
    changePrice: ({ amount, lines }: Pick<Problem<'price-changed'>, 'amount' | 'lines'>) => {
      if (shown === undefined) return;
      setChanged({ shown, price: lines[0] ? parseFils(lines[0].amount) : shown, total: parseFils(amount) });
    },
  };
}

import type { Problem } from '@aitours/api-client';
import { type Fils, formatPrice, parseFils } from '@aitours/domain/money';
import { discountPrice } from '@aitours/domain/pricing';
import { useState } from 'react';
import { type BookingPrice, usePriceCheck } from '../../platform/usePriceCheck.ts';
import { dialogMessages } from './dialogMessages.ts';
import { toQuoteLine } from './toQuoteLine.ts';
import type { TourPlanning } from './useTourPlan.ts';

/**
 * Returns what the tour costs: the shown price less the discount, or the server's price since it has replaced that one.
 *
 * @param shown the price of the plan; undefined until it is known
 */
function useCost(shown: Fils | undefined, discountPercent: number) {
  const [changed, setChanged] = useState<BookingPrice & { shown: Fils }>();
  const computed: BookingPrice | undefined = shown === undefined ? undefined : getPrice(shown, discountPercent);
  return {
    cost: changed && changed.shown === shown ? changed : computed,
    changePrice: (current: BookingPrice) => {
      if (shown !== undefined) setChanged({ shown, ...current });
    },
  };
}

const getPrice = (price: Fils, percent: number): BookingPrice => ({
  price,
  total: discountPrice(price, { percent })?.total ?? price,
});

interface CostOptions {
  readonly discountPercent: number;
  /** Whether the payment step is near, so that the price must be current. */
  readonly isNear: boolean;
  /** Called when the page's tour data is outdated. */
  readonly onStale: () => void;
  readonly onChanged: (text: string) => void;
}

/** Returns what the tour costs, and keeps it current (GAP-26): as soon as payment is near, and when a booking is rejected. */
export function useTourCost(planning: TourPlanning, { discountPercent, isNear, onStale, onChanged }: CostOptions) {
  const { cost, changePrice } = useCost(planning.amount, discountPercent);
  const report = (current: BookingPrice, before: Fils, now: Fils) => {
    changePrice(current);
    planning.offers.reload();
    onStale();
    onChanged(dialogMessages.priceChangedText(formatPrice(before), formatPrice(now)));
  };
  usePriceCheck(isNear && cost ? toQuoteLine(planning) : null, cost, (current) => {
    if (cost) report(current, cost.total, current.total);
  });
  /** @param shown the total with the promo code; undefined without one */
  const reportChange = ({ amount, lines: [line] }: Problem<'price-changed'>, shown?: Fils) => {
    if (!cost) return;
    const now = parseFils(amount);
    const price = line ? parseFils(line.amount) : cost.price;
    report(shown === undefined ? { price, total: now } : getPrice(price, discountPercent), shown ?? cost.total, now);
  };
  return { cost, reportChange };
}

import type { Problem } from '@aitours/api-client';
import type { TourBookingStep } from '@aitours/domain/tour-booking';
import type { PromoCodeEntry } from '../../platform/promo-code/usePromoCodeEntry.ts';
import { type PromoPrice, useQuotedPromoCode } from '../../platform/promo-code/useQuotedPromoCode.ts';
import type { BookingPrice } from '../../platform/usePriceCheck.ts';
import { toQuoteLine } from './toQuoteLine.ts';
import type { BookingEntries } from './useBookingEntries.ts';
import { useTourCost } from './useTourCost.ts';
import type { TourPlanning } from './useTourPlan.ts';

/** What a tour costs, and its promo code. */
export interface TourPrice {
  /** The price of the tour and the total that will be booked; undefined until they are known. */
  readonly cost: BookingPrice | undefined;
  readonly promo: PromoCodeEntry<PromoPrice>;
}

interface PriceOptions {
  readonly step: TourBookingStep;
  /** Called when the page's tour data is outdated. */
  readonly onStale: () => void;
  readonly onChanged: (text: string) => void;
}

/** Manages what a tour costs while it is booked, with a discount of a first booking or a promo code. */
export function useTourPrice(planning: TourPlanning, entries: BookingEntries, { step, ...handlers }: PriceOptions) {
  const { cost, reportChange } = useTourCost(planning, {
    discountPercent: entries.discountPercent,
    isNear: step === 'contact-details' || step === 'payment',
    ...handlers,
  });
  const { owner, promoCode: code, change } = entries;
  const promo = useQuotedPromoCode({
    owner,
    code,
    price: cost?.price,
    line: step === 'payment' && cost ? toQuoteLine(planning) : null,
    // Stored with the other entries: a code for what is in the cart may not be for the tour.
    store: (text) => change({ promoCode: text ?? undefined }),
  });
  const price: TourPrice = { cost: promo.isChecking ? undefined : (promo.priced ?? cost), promo };
  return {
    ...price,
    reportChange: (change: Problem<'price-changed'>) => {
      promo.recheck();
      reportChange(change, promo.priced?.total);
    },
  };
}

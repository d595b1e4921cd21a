import type { Problem } from '@aitours/api-client';
import type { LabelledDiscount } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import type { TourBookingStep } from '@aitours/domain/tour-booking';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { type PromoCodeEntry, usePromoCodeEntry } from '../../platform/promo-code/usePromoCodeEntry.ts';
import type { BookingPrice } from '../../platform/usePriceCheck.ts';
import type { BookingEntries } from './useBookingEntries.ts';
import { toQuoteLine, useTourCost } from './useTourCost.ts';
import type { TourPlanning } from './useTourPlan.ts';

/** The price of a tour with a promo code. */
interface PromoPrice extends BookingPrice {
  readonly discount: LabelledDiscount;
}

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
  const promo = useTourPromo(planning, entries, step === 'payment' ? cost : undefined);
  const price: TourPrice = { cost: promo.isChecking ? undefined : (promo.priced ?? cost), promo };
  return {
    ...price,
    reportChange: (change: Problem<'price-changed'>) => {
      promo.recheck();
      reportChange(change, promo.priced?.total);
    },
  };
}

/**
 * Manages the promo code of a tour, stored with the other entries (decision 0047).
 *
 * @param cost without the code; undefined: the code isn't checked yet
 */
function useTourPromo(
  planning: TourPlanning,
  { owner, promoCode, change }: BookingEntries,
  cost: BookingPrice | undefined,
) {
  const client = useClient();
  const { promoCodes } = useQuirks();
  const line = cost && toQuoteLine(planning);
  return usePromoCodeEntry({
    code: promoCodes ? promoCode : null,
    store: (code) => change({ promoCode: code ?? undefined }),
    order: cost && line ? ['createQuote', owner, String(cost.price), JSON.stringify(line)] : null,
    load: async (code) => {
      const body = { lines: line ? [line] : [], promo_code: code };
      const quote = await client.call('createQuote', { body }, { skipOnSignedOut: true });
      const { discount = {}, total, lines } = quote;
      return { price: parseFils(lines[0]?.amount ?? total), total: parseFils(total), discount };
    },
  });
}

import type { LabelledDiscount } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { type PromoCodeEntry, usePromoCodeEntry } from '../../platform/promo-code/usePromoCodeEntry.ts';
import type { BookingPrice } from '../../platform/usePriceCheck.ts';
import type { BookingEntries } from './useBookingEntries.ts';
import { toQuoteLine } from './useTourCost.ts';
import type { TourPlanning } from './useTourPlan.ts';

/** The price of a tour with a promo code. */
export interface PromoPrice extends BookingPrice {
  readonly discount: LabelledDiscount;
}

/** The promo code of a tour that is booked. */
export type TourPromo = PromoCodeEntry<PromoPrice>;

/**
 * Manages the promo code of a tour, stored with the other entries (decision 0047).
 *
 * @param cost without the code; undefined: the code isn't checked yet
 */
export function useTourPromo(
  planning: TourPlanning,
  { owner, promoCode, change }: BookingEntries,
  cost: BookingPrice | undefined,
): TourPromo {
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

import type { CalendarDate } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { PlannerPlace } from './trip.ts';

/**
 * Returns what a place costs the whole group on a date.
 *
 * @example getGroupPrice({ groupPrice: 400_00 }, '2030-06-01') // 400_00
 * @example getGroupPrice({ groupPrice: 400_00, datedPrices: { '2030-12-24': 600_00 } }, '2030-12-24') // 600_00
 */
export const getGroupPrice = (
  { groupPrice, datedPrices }: Pick<PlannerPlace, 'groupPrice' | 'datedPrices'>,
  date: CalendarDate,
): Fils => datedPrices?.[date] ?? groupPrice;

/** Returns what all stops of some days cost the whole group. */
export function sumGroupPrices(
  days: readonly { readonly date: CalendarDate; readonly stops: readonly { readonly placeId: string }[] }[],
  places: ReadonlyMap<string, PlannerPlace>,
): Fils {
  const prices = days.flatMap(({ date, stops }) =>
    stops.flatMap(({ placeId }) => {
      const place = places.get(placeId);
      return place ? getGroupPrice(place, date) : [];
    }),
  );
  return prices.reduce((total, price) => total + price, 0);
}

import type { CalendarDate } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { Opening, PlannerPlace, TripStop } from './trip.ts';

/**
 * Returns what a place costs the whole group on a date; without a start, at the start with the lowest price.
 *
 * @param start in minutes since midnight
 * @example getGroupPrice({ groupPrice: 400_00 }, '2030-06-01') // 400_00
 * @example getGroupPrice({ groupPrice: 400_00, openings: { '2030-06-01': [{ from: 600, to: 600, spots: 9, price: 500_00 }] } }, '2030-06-01', 600) // 500_00
 * @example getGroupPrice({ groupPrice: 400_00, datedPrices: { '2030-12-24': 600_00 } }, '2030-12-24') // 600_00
 */
export function getGroupPrice(
  { groupPrice, datedPrices, openings }: Pick<PlannerPlace, 'groupPrice' | 'datedPrices'> & Partial<PlannerPlace>,
  date: CalendarDate,
  start?: number,
): Fils {
  const isAt = ({ from, to }: Opening) => start !== undefined && from <= start && start <= to;
  return openings?.[date]?.find(isAt)?.price ?? datedPrices?.[date] ?? groupPrice;
}

/** Returns what all stops of some days cost the whole group. */
export function sumGroupPrices(
  days: readonly { readonly date: CalendarDate; readonly stops: readonly Pick<TripStop, 'placeId' | 'start'>[] }[],
  places: ReadonlyMap<string, PlannerPlace>,
): Fils {
  const prices = days.flatMap(({ date, stops }) =>
    stops.flatMap(({ placeId, start }) => {
      const place = places.get(placeId);
      return place ? getGroupPrice(place, date, start) : [];
    }),
  );
  return prices.reduce((total, price) => total + price, 0);
}

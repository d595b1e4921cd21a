import { runsOn, type TimeSlot } from '../availability/index.ts';
import { type CalendarDate, getLastBookableDate, listDates } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import { type DatedFares, findPricesOn, type SeasonalPrices, type SeasonFares } from './priceSeasons.ts';
import { getSlotPrice } from './quoteTicket.ts';
import type { TourFares } from './quoteTour.ts';

/**
 * Returns the fares of the date with the lowest price of an adult, of the dates from today on that can be booked by the
 * calendar. Places left don't count. Without such a date, the regular fares.
 *
 * @param today in Dubai
 * @example findLowestPrices({ fares: regular, seasons: [], slots: [] }, '2030-06-01') // { adult: 200_00, child: 140_00 }
 * @example findLowestPrices({ fares: regular, seasons: [winter], slots: [december] }, '2030-06-01').adult // 300_00
 */
export function findLowestPrices(
  { slots, ...prices }: SeasonalPrices & { readonly slots: readonly TimeSlot[] },
  today: CalendarDate,
): DatedFares {
  if (prices.seasons.length === 0) return prices.fares;
  const dates = listDates(today, getLastBookableDate(today)).filter((date) => slots.some((slot) => runsOn(slot, date)));
  return findLowestOf(prices, dates);
}

/**
 * Returns the lowest price of an adult of a tour, which can start on each date from today on that can be booked.
 *
 * @param today in Dubai
 * @example findLowestTourPrice({ fares: { adult: 200_00, child: null }, seasons: [] }, '2030-06-01') // 200_00
 * @example findLowestTourPrice({ fares: { adult: 200_00, child: null }, seasons: [summer] }, '2030-06-01') // 150_00
 */
export const findLowestTourPrice = (prices: SeasonalPrices<TourFares>, today: CalendarDate): Fils =>
  findLowestOf(prices, listDates(today, getLastBookableDate(today))).adult;

/** A date on which a ticket type can be booked. */
export interface SoldDate {
  readonly date: CalendarDate;
  /** The lowest of its times, in fils. */
  readonly adjustment: Fils;
}

/** A ticket type with the dates on which it can be booked. */
export interface SoldTicketType extends SeasonalPrices<SeasonFares> {
  readonly dates: readonly SoldDate[];
}

/**
 * Returns the lowest price of an adult of an attraction's ticket types, each on the dates on which it can be booked.
 * Places left don't count. Without such a date, of the regular prices (TICKET-16).
 *
 * @param types at least one
 * @example findLowestTicketPrice([{ fares: dayTicket, seasons: [winter], dates: [{ date: '2030-06-01', adjustment: 0 }] }]) // 200_00
 * @example findLowestTicketPrice([{ fares: dayTicket, seasons: [winter], dates: [{ date: '2030-12-24', adjustment: -10_00 }] }]) // 290_00
 */
export function findLowestTicketPrice(types: readonly SoldTicketType[]): Fils {
  const sold = types.flatMap(({ dates, ...prices }) =>
    dates.map(({ date, adjustment }) => getSlotPrice(findPricesOn(prices, date).adult, adjustment)),
  );
  return Math.min(...(sold.length > 0 ? sold : types.map(({ fares }) => fares.adult)));
}

function findLowestOf<Fares extends SeasonFares>(
  prices: SeasonalPrices<Fares>,
  dates: readonly CalendarDate[],
): DatedFares<Fares> {
  const [first = prices.fares, ...others] = dates.map((date) => findPricesOn(prices, date));
  return others.reduce((lowest, one) => (one.adult < lowest.adult ? one : lowest), first);
}

import { runsOn, type TimeSlot } from '../availability/index.ts';
import { addDays, type CalendarDate, getLastBookableDate, getWeekday, listDates } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { ActivityFares } from './quoteActivity.ts';

/** The dates of a season; the first and the last are included. */
export interface SeasonDates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 0 = Sunday … 6 = Saturday; absent: every day. */
  readonly weekdays?: readonly number[];
}

/** A season in which an activity has other prices. Its private price stays. */
export interface PriceSeason extends SeasonDates {
  readonly name: string;
  /** In fils. */
  readonly adult: Fils;
  readonly child: Fils;
}

/** All prices of an activity. Its seasons share no date. */
export interface SeasonalPrices {
  /** Of dates without a season. */
  readonly fares: ActivityFares;
  readonly seasons: readonly PriceSeason[];
}

/** The fares of an activity on a date. */
export interface DatedFares extends ActivityFares {
  /** The name of the season; absent outside the seasons. */
  readonly season?: string;
}

/**
 * Returns the fares of an activity on a date: those of the season that contains it, or else the regular ones. Each price
 * that the shop shows or charges for a date comes from this rule.
 *
 * @example findPricesOn({ fares: regular, seasons: [winter] }, '2030-12-24') // { adult: 300_00, child: 210_00, season: 'High season' }
 * @example findPricesOn({ fares: regular, seasons: [winter] }, '2030-06-01') // { adult: 200_00, child: 140_00 }
 */
export function findPricesOn({ fares, seasons }: SeasonalPrices, date: CalendarDate): DatedFares {
  const season = seasons.find((one) => isSeasonOf(one, date));
  return season ? { ...fares, adult: season.adult, child: season.child, season: season.name } : fares;
}

const isSeasonOf = ({ startDate, endDate, weekdays }: SeasonDates, date: CalendarDate): boolean =>
  startDate <= date && date <= endDate && (weekdays?.includes(getWeekday(date)) ?? true);

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
  const [first = prices.fares, ...others] = dates.map((date) => findPricesOn(prices, date));
  return others.reduce((lowest, one) => (one.adult < lowest.adult ? one : lowest), first);
}

const DAYS_OF_WEEK = 7;

/**
 * Returns whether two seasons share a date, for which there would be two prices.
 *
 * @example haveCommonDate({ startDate: '2030-01-01', endDate: '2030-01-31' }, { startDate: '2030-01-31', endDate: '2030-02-28' }) // true
 * @example haveCommonDate({ startDate: '2030-01-01', endDate: '2030-01-31', weekdays: [5, 6] }, { startDate: '2030-01-01', endDate: '2030-01-31', weekdays: [0] }) // false
 */
export function haveCommonDate(one: SeasonDates, other: SeasonDates): boolean {
  const first = one.startDate > other.startDate ? one.startDate : other.startDate;
  const last = one.endDate < other.endDate ? one.endDate : other.endDate;
  // From the eighth day on, the weekdays repeat.
  const week = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(first, index));
  return week.some((date) => date <= last && isSeasonOf(one, date) && isSeasonOf(other, date));
}

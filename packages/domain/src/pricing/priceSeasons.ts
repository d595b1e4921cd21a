import { addDays, type CalendarDate, getWeekday } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { ActivityFares } from './quoteActivity.ts';

/** The dates of a season; the first and the last are included. */
export interface SeasonDates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 0 = Sunday … 6 = Saturday; absent: every day. */
  readonly weekdays?: readonly number[];
}

/** The fares that a season replaces, in fils; a ticket type may have no child fare, a tour has none. */
export interface SeasonFares {
  readonly adult: Fils;
  readonly child: Fils | null;
}

/** A season in which an activity, a tour or a ticket type has other prices. Private prices and adjustments of times stay. */
export interface PriceSeason<Child extends Fils | null = Fils> extends SeasonDates {
  readonly name: string;
  /** In fils. */
  readonly adult: Fils;
  readonly child: Child;
}

/** All prices of an activity, a tour or a ticket type. Its seasons share no date. */
export interface SeasonalPrices<Fares extends SeasonFares = ActivityFares> {
  /** Of dates without a season. */
  readonly fares: Fares;
  readonly seasons: readonly PriceSeason<Fares['child']>[];
}

/** Fares on a date. */
export type DatedFares<Fares extends SeasonFares = ActivityFares> = Fares & {
  /** The name of the season; absent outside the seasons. */
  readonly season?: string;
};

/**
 * Returns the fares of an activity, a tour or a ticket type on a date: those of the season that contains it, or else the regular
 * ones. Each price that the shop shows or charges for a date comes from this rule. The adjustment of a ticket's time is
 * one of the fares and stays, so it is added to the price of the season.
 *
 * @example findPricesOn({ fares: regular, seasons: [winter] }, '2030-12-24') // { adult: 300_00, child: 210_00, season: 'High season' }
 * @example findPricesOn({ fares: regular, seasons: [winter] }, '2030-06-01') // { adult: 200_00, child: 140_00 }
 */
export function findPricesOn<Fares extends SeasonFares>(
  { fares, seasons }: SeasonalPrices<Fares>,
  date: CalendarDate,
): DatedFares<Fares> {
  const season = seasons.find((one) => isSeasonOf(one, date));
  return season ? { ...fares, adult: season.adult, child: season.child, season: season.name } : fares;
}

const isSeasonOf = ({ startDate, endDate, weekdays }: SeasonDates, date: CalendarDate): boolean =>
  startDate <= date && date <= endDate && (weekdays?.includes(getWeekday(date)) ?? true);

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

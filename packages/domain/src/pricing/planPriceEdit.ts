import { addDays, type CalendarDate, getWeekday, listDates } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import {
  findPricesOn,
  haveCommonDate,
  type PriceSeason,
  type SeasonalPrices,
  type SeasonDates,
  type SeasonFares,
} from './priceSeasons.ts';

/** The most price seasons of a product. */
export const maxPriceSeasons = 40;

/** Other prices for some dates. */
export interface PriceEdit extends SeasonDates {
  /** What travellers read, such as "High season". */
  readonly name: string;
  /** Absent: the regular ones. */
  readonly prices?: SeasonFares;
}

/** A date whose prices an edit changes. */
export interface ChangedPrice {
  readonly date: CalendarDate;
  readonly before: SeasonFares;
  readonly after: SeasonFares;
}

/** What an edit changes. */
export interface PricePlan {
  /** All price seasons after the edit, by their first dates. */
  readonly seasons: readonly PriceSeason<Fils | null>[];
  readonly changes: readonly ChangedPrice[];
  /** The number of dates that have these prices already. */
  readonly unchanged: number;
}

/**
 * Plans other prices for some dates. Seasons that have some of them are shortened or divided, so that no date is in two.
 *
 * @example planPriceEdit({ fares: regular, seasons: [] }, { name: 'Eid', startDate: '2030-02-05', endDate: '2030-02-06', prices: { adult: 300_00, child: 210_00 } }).changes.length // 2
 * @example planPriceEdit({ fares: regular, seasons: [winter] }, { name: '', startDate: '2030-12-24', endDate: '2030-12-24' }).seasons.length // 2
 */
export function planPriceEdit(prices: SeasonalPrices<SeasonFares>, edit: PriceEdit): PricePlan {
  const { adult, child } = edit.prices ?? prices.fares;
  const isRegular = adult === prices.fares.adult && child === prices.fares.child;
  const { name, startDate, endDate, weekdays } = edit;
  const added = { name, startDate, endDate, ...(weekdays && { weekdays }), adult, child };
  const others = prices.seasons.flatMap((season) => withoutDates(season, edit));
  const dates = listDates(startDate, endDate).filter((date) => weekdays?.includes(getWeekday(date)) ?? true);
  const changes = dates.flatMap((date) => {
    const before = findPricesOn(prices, date);
    if (before.adult === adult && before.child === child) return [];
    return [{ date, before: { adult: before.adult, child: before.child }, after: { adult, child } }];
  });
  return {
    seasons: [...others, ...(isRegular ? [] : [added])].toSorted((one, other) =>
      one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate),
    ),
    changes,
    unchanged: dates.length - changes.length,
  };
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Returns what is left of a season: before the removed dates, on the weekdays in between that aren't, and after them. */
function withoutDates<Season extends SeasonDates>(season: Season, removed: SeasonDates): Season[] {
  if (!haveCommonDate(season, removed)) return [season];
  const { startDate, endDate, weekdays = everyDay } = season;
  const kept = weekdays.filter((day) => !(removed.weekdays ?? everyDay).includes(day));
  const first = latest(startDate, removed.startDate);
  const last = earliest(endDate, removed.endDate);
  return [
    { ...season, endDate: earliest(endDate, addDays(removed.startDate, -1)) },
    { ...season, startDate: first, endDate: last, weekdays: kept },
    { ...season, startDate: latest(startDate, addDays(removed.endDate, 1)) },
  ].filter((part) => haveCommonDate(part, part));
}

const latest = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other);
const earliest = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other);

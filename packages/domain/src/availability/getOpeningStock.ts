import type { CalendarDate } from '../dates/index.ts';

/** The demonstration stock of an activity, by month and day of every year (GAP-20). */
const DEFAULT_STOCK = 15;
const byMonthAndDay: Readonly<Record<string, number>> = {
  '12-24': 1,
  '12-25': 0,
  '12-30': 2,
  '12-31': 0,
  '01-01': 0,
  '01-02': 3,
};

/**
 * Returns the capacity of an activity on a date before any booking (ACT-22, GAP-20).
 *
 * @example getOpeningStock('2026-12-25') // 0
 * @example getOpeningStock('2026-12-18') // 15
 */
export const getOpeningStock = (date: CalendarDate): number =>
  byMonthAndDay[date.slice('YYYY-'.length)] ?? DEFAULT_STOCK;

import type { CalendarDate } from '../dates/index.ts';
import { demoStock } from '../quirks/index.ts';

const byMonthAndDay: Readonly<Record<string, number>> = demoStock.byMonthAndDay;

/**
 * Returns the capacity of an activity on a date before any booking (ACT-22, GAP-20).
 *
 * @example getOpeningStock('2026-12-25') // 0
 * @example getOpeningStock('2026-12-18') // 15
 */
export const getOpeningStock = (date: CalendarDate): number =>
  byMonthAndDay[date.slice('YYYY-'.length)] ?? demoStock.default;

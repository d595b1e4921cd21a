import type { CalendarDate } from '../dates/index.ts';
import { demoStock } from '../quirks/index.ts';

const byMonthAndDay: Readonly<Record<string, number>> = demoStock.byMonthAndDay;

/**
 * How many places an activity has on a date before anyone books (ACT-22, GAP-20). The server takes bookings off it.
 *
 * @example openingStock('2026-12-25') // 0
 * @example openingStock('2026-12-18') // 15
 */
export const openingStock = (date: CalendarDate): number =>
  byMonthAndDay[date.slice('YYYY-'.length)] ?? demoStock.usual;

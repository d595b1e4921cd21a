import type { ChangedBooking } from '../db/bookings/bookingChange.ts';
import { getStockKey, type Shortage } from '../db/stock/stock.ts';
import { type Problem, soldOut } from '../problems/problems.ts';

/** Returns the problem of a change for which there are too few places. */
export function toShortageProblem({ lines, details }: ChangedBooking, { requested, left }: Shortage): Problem {
  const line = lines.find(({ places }) => places && getStockKey(places) === getStockKey(requested));
  if (!line) throw new Error('A shortage must be of a requested stock');
  const item =
    'items' in details
      ? details.items.find(({ date, title }) => date === line.date && title === line.title)
      : undefined;
  return soldOut({ id: item?.id ?? '1', title: line.title, date: line.date, time: item?.time ?? null }, left);
}

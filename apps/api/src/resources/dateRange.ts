import { addDays, type CalendarDate } from '@aitours/domain/dates';
import { invalidRequest } from '../problems/problems.ts';

interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** @throws {Problem} invalid-request when a range ends before it starts, or is longer than so many days */
export function requireDateRange({ start, end }: DateRange, mostDays: number): void {
  if (end < start) throw invalidRequest(null, { end: ['must not be before the start'] });
  if (end >= addDays(start, mostDays)) throw invalidRequest(null, { end: [`must be within ${mostDays} days`] });
}

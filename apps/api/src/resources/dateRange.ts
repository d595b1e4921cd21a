import { addDays, type CalendarDate } from '@aitours/domain/dates';
import { invalidRequest } from '../problems/problems.ts';

interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** @throws {Problem} invalid-request when the range ends before it starts or is longer than `maxDays` */
export function requireDateRange({ start, end }: DateRange, maxDays: number): void {
  if (end < start) throw invalidRequest(null, { end: ['must not be before the start'] });
  if (end >= addDays(start, maxDays)) throw invalidRequest(null, { end: [`must be within ${maxDays} days`] });
}

import { type CalendarDate, instantInDubai, type TimeOfDay } from '../dates/index.ts';

/** What comes back of the amount when a booking is cancelled: all of it or nothing. */
export type Refund = 'full' | 'none';

/** When a booking starts: in Dubai, at the start of the day when no time is known (GAP-31). */
export interface BookingStart {
  readonly date: CalendarDate;
  readonly time?: TimeOfDay | null;
}

/** 24 hours (CONST-20). */
export const cutOffMilliseconds = 24 * 60 * 60 * 1000;

/**
 * What comes back when a booking is cancelled now: all of it if it starts more than 24 hours from now, otherwise
 * nothing (CONST-20, BOOK-17).
 *
 * @example refundFor({ date: '2026-12-18', time: '09:01' }, instantInDubai('2026-12-17', '09:00')) // 'full'
 * @example refundFor({ date: '2026-12-18', time: '09:00' }, instantInDubai('2026-12-17', '09:00')) // 'none'
 */
export function refundFor({ date, time }: BookingStart, now: Date): Refund {
  const start = instantInDubai(date, time ?? undefined);
  return start.getTime() - now.getTime() > cutOffMilliseconds ? 'full' : 'none';
}

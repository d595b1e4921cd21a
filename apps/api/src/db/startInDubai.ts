import type { CalendarDate } from '@aitours/domain/dates';
import { type SQL, sql } from 'drizzle-orm';

/** Returns the start of a day in Dubai, or of a later one. Unlike the day of each row, it can be found in an index. */
export const startInDubai = (date: CalendarDate, daysLater = 0): SQL =>
  sql`(${date}::date + ${daysLater}::integer)::timestamp at time zone 'Asia/Dubai'`;

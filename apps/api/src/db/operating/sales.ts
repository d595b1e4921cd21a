import type { CalendarDate } from '@aitours/domain/dates';
import type { Period } from '@aitours/domain/sales';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type BookingChannel, bookings } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';

/** What was booked on a day in one way. Amounts are in fils. */
export interface DaySales {
  /** The day in Dubai on which it was booked. */
  readonly date: CalendarDate;
  /** Null: unknown. */
  readonly channel: BookingChannel | null;
  /** With those that were cancelled since. */
  readonly bookings: number;
  readonly revenue: number;
  /** What the bookings that aren't cancelled cost. */
  readonly kept: number;
  readonly cancelled: number;
  readonly refunded: number;
}

/** Whether a booking counts: it doesn't wait for its payment, nor did it end without it. */
export const isSale = sql`status <> 'pending' and payment_status <> 'failed'`;

/** Selects bookings made in a period, without those that wait for their payment or ended without it. */
export const made = ({ start, end }: Period): SQL => sql`select *,
    status in ('cancelled', 'refunded') as is_cancelled,
    case when status not in ('cancelled', 'refunded') then total
      when payment_status in ('paid', 'refunded') then total - coalesce(refund, 0)
      else 0 end as revenue
  from ${bookings}
  where created_at >= ${startInDubai(start)} and created_at < ${startInDubai(end, 1)}
    and ${isSale}`;

/**
 * Returns what was booked on each day of a period in each way; days without bookings are left out. It reads only an
 * index (`bookings_created_at_idx`).
 */
export async function readDaySales(db: Database, period: Period): Promise<DaySales[]> {
  const { rows } = await db.execute<Record<keyof DaySales, string | null>>(sql`
    select date::text as date, channel, count(*) as bookings, sum(revenue) as revenue,
      sum(total) filter (where not is_cancelled) as kept, count(*) filter (where is_cancelled) as cancelled,
      sum(refund) filter (where is_cancelled) as refunded
    from (${made(period)}) as made cross join lateral (select (created_at at time zone 'Asia/Dubai')::date) as day (date)
    group by day.date, channel`);
  return rows.map(({ date, channel, ...row }) => ({
    date: date as CalendarDate,
    channel: channel as BookingChannel | null,
    bookings: Number(row.bookings),
    revenue: Number(row.revenue),
    kept: Number(row.kept),
    cancelled: Number(row.cancelled),
    refunded: Number(row.refunded),
  }));
}

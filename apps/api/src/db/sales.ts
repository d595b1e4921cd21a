import type { CalendarDate } from '@aitours/domain/dates';
import type { Period } from '@aitours/domain/sales';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type BookingChannel, bookings } from './schema.ts';
import { startInDubai } from './startInDubai.ts';

/** What was sold in a period. Amounts are in fils. */
export interface SalesTotals {
  /** Made in the period, with those that were cancelled since. */
  readonly bookings: number;
  readonly revenue: number;
  /** Of bookings that aren't cancelled; null if there is none. */
  readonly averageValue: number | null;
  readonly cancelled: number;
  readonly refunded: number;
}

export interface DailySales {
  readonly date: CalendarDate;
  readonly bookings: number;
  readonly revenue: number;
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

/** Returns what was sold in a period. */
export async function readSalesTotals(db: Database, period: Period): Promise<SalesTotals> {
  const { rows } = await db.execute<Record<keyof SalesTotals, string | null>>(sql`
    select count(*) as bookings, coalesce(sum(revenue), 0) as revenue,
      round(avg(total) filter (where not is_cancelled)) as "averageValue",
      count(*) filter (where is_cancelled) as cancelled,
      coalesce(sum(refund) filter (where is_cancelled), 0) as refunded
    from (${made(period)}) as made`);
  const [row] = rows;
  if (!row) throw new Error('An aggregate always returns its row');
  const { averageValue } = row;
  return {
    bookings: Number(row.bookings),
    revenue: Number(row.revenue),
    averageValue: averageValue === null ? null : Number(averageValue),
    cancelled: Number(row.cancelled),
    refunded: Number(row.refunded),
  };
}

/** Returns what was sold on each day in Dubai, in order. */
export async function readDailySales(db: Database, period: Period): Promise<DailySales[]> {
  const { rows } = await db.execute<{ date: string; bookings: string; revenue: string }>(sql`
    select days.day::date::text as date, count(made.id) as bookings, coalesce(sum(made.revenue), 0) as revenue
    from generate_series(${period.start}::date, ${period.end}::date, interval '1 day') as days (day)
    left join (${made(period)}) as made on (made.created_at at time zone 'Asia/Dubai')::date = days.day::date
    group by days.day order by days.day`);
  return rows.map(({ date, ...row }) => ({ date, bookings: Number(row.bookings), revenue: Number(row.revenue) }));
}

/** What was booked in one way. */
export interface ChannelSales {
  /** Null: unknown. */
  readonly channel: BookingChannel | null;
  readonly bookings: number;
  readonly revenue: number;
}

/** Returns what was booked in each way in a period. */
export async function readChannelSales(db: Database, period: Period): Promise<ChannelSales[]> {
  const { rows } = await db.execute<Record<keyof ChannelSales, string | null>>(sql`
    select channel, count(*) as bookings, sum(revenue) as revenue from (${made(period)}) as made group by channel`);
  return rows.map(({ channel, ...row }) => ({
    channel: channel as BookingChannel | null,
    bookings: Number(row.bookings),
    revenue: Number(row.revenue),
  }));
}

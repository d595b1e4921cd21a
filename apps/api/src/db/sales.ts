import type { BookingKind } from '@aitours/domain/booking';
import type { CalendarDate } from '@aitours/domain/dates';
import type { Period } from '@aitours/domain/sales';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { bookings } from './schema.ts';
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

export interface ProductSales {
  readonly productType: BookingKind;
  /** Null for transfers. */
  readonly productId: string | null;
  readonly title: string;
  readonly bookings: number;
  readonly people: number;
  readonly revenue: number;
}

/** Bookings made in a period, without those that wait for their payment or ended without it. */
const made = ({ start, end }: Period): SQL => sql`select *,
    status in ('cancelled', 'refunded') as is_cancelled,
    case when status not in ('cancelled', 'refunded') then total
      when payment_status in ('paid', 'refunded') then total - coalesce(refund, 0)
      else 0 end as revenue
  from ${bookings}
  where created_at >= ${startInDubai(start)} and created_at < ${startInDubai(end, 1)}
    and status <> 'pending' and payment_status <> 'failed'`;

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

/** Returns what was sold of each product and isn't cancelled, the highest revenue first. */
export async function readProductSales(db: Database, period: Period, limit?: number): Promise<ProductSales[]> {
  const { rows } = await db.execute<Record<keyof ProductSales, string | null>>(sql`
    with lines as (
      select id, kind, created_at, item -> kind ->> 'id' as product_id, item ->> 'title' as title,
        round((item ->> 'price')::numeric * 100) as revenue,
        (item ->> 'adults')::int + (item ->> 'children')::int + (item ->> 'infants')::int as people
      from (${made(period)}) as made cross join lateral jsonb_array_elements(details -> 'items') as item
      where not is_cancelled and kind <> 'transfer'
      union all
      select id, kind, created_at, null, 'Transfers', total, (details -> 'transfer' ->> 'passengers')::int
      from (${made(period)}) as made
      where not is_cancelled and kind = 'transfer'
    )
    select kind as "productType", product_id as "productId", (array_agg(title order by created_at desc))[1] as title,
      count(distinct id) as bookings, sum(people) as people, sum(revenue) as revenue
    from lines
    group by kind, product_id
    order by sum(revenue) desc, kind, product_id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows.map((row) => ({
    productType: row.productType as BookingKind,
    productId: row.productId,
    title: row.title ?? '',
    bookings: Number(row.bookings),
    people: Number(row.people),
    revenue: Number(row.revenue),
  }));
}

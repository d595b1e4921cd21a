import type { BookingKind } from '@aitours/domain/booking';
import { getPeriodBefore, type Period } from '@aitours/domain/sales';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, type BookingChannel, bookingChannels, ticketEvents, tours } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';
import { made } from './sales.ts';
import { additions, slots } from './salesFigures.ts';

/** What was sold of a product in a period. The revenue is in fils. */
export interface ProductSales {
  readonly productType: BookingKind;
  /** Null for transfers. */
  readonly productId: string | null;
  readonly title: string;
  readonly bookings: number;
  readonly cancelled: number;
  readonly people: number;
  readonly revenue: number;
  /** In as many days before the period. */
  readonly revenueBefore: number;
  /** On the days of the period; null for a product without places. */
  readonly places: { readonly sold: number; readonly offered: number } | null;
  /** Null for a product that isn't added to carts. */
  readonly cart: { readonly added: number; readonly booked: number } | null;
  readonly channels: Readonly<Record<BookingChannel | 'unknown', number>>;
}

type Figure =
  | 'bookings'
  | 'cancelled'
  | 'people'
  | 'revenue'
  | 'revenueBefore'
  | 'sold'
  | 'offered'
  | 'added'
  | 'booked';
type Row = Record<'productType' | 'productId' | 'title' | Figure, string | null> & {
  readonly channels: ProductSales['channels'] | null;
};

const channelNames = [...bookingChannels, 'unknown'] as const;
const noChannels = { planner: 0, cart: 0, direct: 0, transfer: 0, unknown: 0 };
const countsByChannel = sql.join(
  channelNames.map(
    (channel) =>
      sql`${sql.raw(`'${channel}'`)}, coalesce(sum(bookings) filter (where is_sold and coalesce(channel, 'unknown') = ${channel}), 0)`,
  ),
  sql`, `,
);

/**
 * Returns what was sold of each product, the highest revenue first, then what was only sold before, takes place in the
 * period, was cancelled or added to carts. The lines of a booking are summed by product first, so that nothing is sorted
 * to count it once, and the rest is computed from few groups.
 */
export async function readProductSales(db: Database, period: Period, limit?: number): Promise<ProductSales[]> {
  const both = { start: getPeriodBefore(period).start, end: period.end };
  const { rows } = await db.execute<Row>(sql`
    with booked as (
      select kind, product_id, channel, created_at >= ${startInDubai(period.start)} as is_now, is_cancelled,
        max(title) as title, count(*) as bookings, sum(price) as price, sum(people) as people
      from (${made(both)}) as made cross join lateral (
        select item -> kind ->> 'id' as product_id, max(item ->> 'title') as title,
          round(sum((item ->> 'price')::numeric) * 100) as price,
          sum((item ->> 'adults')::int + (item ->> 'children')::int + (item ->> 'infants')::int) as people
        from jsonb_array_elements(details -> 'items') as item group by 1
        union all
        select null, 'Transfers', total, (details -> 'transfer' ->> 'passengers')::int where kind = 'transfer'
      ) as line
      group by kind, product_id, channel, is_now, is_cancelled
    ), sales as (
      select kind, product_id, max(title) as title, sum(bookings) filter (where is_sold) as bookings,
        sum(bookings) filter (where is_now and is_cancelled) as cancelled,
        sum(people) filter (where is_sold) as people, sum(price) filter (where is_sold) as revenue,
        sum(price) filter (where not is_now and not is_cancelled) as "revenueBefore",
        jsonb_build_object(${countsByChannel}) as channels
      from booked cross join lateral (select is_now and not is_cancelled as is_sold) as state
      group by kind, product_id
    ), cart as (
      select kind, product_id, count(*) as added, count(*) filter (where is_booked) as booked
      from (${additions(period)}) as addition group by kind, product_id
    ), places as (
      select kind, product_id, sum(sold) as sold, sum(offered) as offered
      from (${slots(period)}) as slot group by kind, product_id
    )
    select kind as "productType", product_id as "productId",
      coalesce(activity.title, event.title, tour.title, sales.title, '') as title,
      sales.bookings, sales.cancelled, sales.people, sales.revenue, sales."revenueBefore", sales.channels,
      cart.added, cart.booked, places.sold, places.offered
    from sales full join cart using (kind, product_id) full join places using (kind, product_id)
    left join ${activities} as activity on kind = 'activity' and activity.id = product_id
    left join ${ticketEvents} as event on kind = 'ticket' and event.id = product_id
    left join ${tours} as tour on kind = 'tour' and tour.id = product_id
    where greatest(sales.bookings, sales.cancelled, sales."revenueBefore", cart.added, places.sold) > 0
    order by coalesce(sales.revenue, 0) desc, coalesce(sales."revenueBefore", 0) desc,
      coalesce(places.sold, 0) desc, kind, product_id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows.map(toProductSales);
}

function toProductSales({ productType, productId, title, channels, ...row }: Row): ProductSales {
  return {
    productType: productType as BookingKind,
    productId,
    title: title ?? '',
    bookings: Number(row.bookings),
    cancelled: Number(row.cancelled),
    people: Number(row.people),
    revenue: Number(row.revenue),
    revenueBefore: Number(row.revenueBefore),
    places: row.offered === null ? null : { sold: Number(row.sold), offered: Number(row.offered) },
    cart: productType === 'transfer' ? null : { added: Number(row.added), booked: Number(row.booked) },
    channels: channels ?? noChannels,
  };
}

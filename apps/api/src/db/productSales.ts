import type { BookingKind } from '@aitours/domain/booking';
import type { Period } from '@aitours/domain/sales';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { made } from './sales.ts';
import { additions, slots } from './salesFigures.ts';
import { activities, type BookingChannel, bookingChannels, ticketEvents, tours } from './schema.ts';

/** What was sold of a product in a period. The revenue is in fils. */
export interface ProductSales {
  readonly productType: BookingKind;
  /** Null for transfers. */
  readonly productId: string | null;
  readonly title: string;
  readonly bookings: number;
  readonly people: number;
  readonly revenue: number;
  /** On the days of the period; null for a product without places. */
  readonly places: { readonly sold: number; readonly offered: number } | null;
  /** Null for a product that isn't added to carts. */
  readonly cart: { readonly added: number; readonly booked: number } | null;
  readonly channels: Readonly<Record<BookingChannel | 'unknown', number>>;
}

type Figure = 'bookings' | 'people' | 'revenue' | 'sold' | 'offered' | 'added' | 'booked';
type Row = Record<'productType' | 'productId' | 'title' | Figure, string | null> & {
  readonly channels: ProductSales['channels'] | null;
};

const channelNames = [...bookingChannels, 'unknown'] as const;
const noChannels = { planner: 0, cart: 0, direct: 0, transfer: 0, unknown: 0 };
const countsByChannel = sql.join(
  channelNames.map(
    (channel) =>
      sql`${sql.raw(`'${channel}'`)}, count(distinct id) filter (where coalesce(channel, 'unknown') = ${channel})`,
  ),
  sql`, `,
);

/**
 * Returns what was sold of each product and isn't cancelled, the highest revenue first, then what was only added to
 * carts.
 */
export async function readProductSales(db: Database, period: Period, limit?: number): Promise<ProductSales[]> {
  const { rows } = await db.execute<Row>(sql`
    with lines as (
      select id, kind, channel, created_at, item -> kind ->> 'id' as product_id, item ->> 'title' as title,
        round((item ->> 'price')::numeric * 100) as revenue,
        (item ->> 'adults')::int + (item ->> 'children')::int + (item ->> 'infants')::int as people
      from (${made(period)}) as made cross join lateral jsonb_array_elements(details -> 'items') as item
      where not is_cancelled and kind <> 'transfer'
      union all
      select id, kind, channel, created_at, null, 'Transfers', total, (details -> 'transfer' ->> 'passengers')::int
      from (${made(period)}) as made
      where not is_cancelled and kind = 'transfer'
    ), sales as (
      select kind, product_id, (array_agg(title order by created_at desc))[1] as title,
        count(distinct id) as bookings, sum(people) as people, sum(revenue) as revenue,
        jsonb_build_object(${countsByChannel}) as channels
      from lines
      group by kind, product_id
    ), cart as (
      select kind, product_id, count(*) as added, count(*) filter (where is_booked) as booked
      from (${additions(period)}) as addition group by kind, product_id
    ), places as (
      select kind, product_id, sum(sold) as sold, sum(offered) as offered
      from (${slots(period)}) as slot group by kind, product_id
    )
    select kind as "productType", product_id as "productId",
      coalesce(sales.title, activity.title, event.title, tour.title, '') as title,
      sales.bookings, sales.people, sales.revenue, sales.channels, cart.added, cart.booked, places.sold, places.offered
    from sales full join cart using (kind, product_id) left join places using (kind, product_id)
    left join ${activities} as activity on kind = 'activity' and activity.id = product_id
    left join ${ticketEvents} as event on kind = 'ticket' and event.id = product_id
    left join ${tours} as tour on kind = 'tour' and tour.id = product_id
    order by coalesce(sales.revenue, 0) desc, kind, product_id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows.map(toProductSales);
}

function toProductSales({ productType, productId, title, channels, ...row }: Row): ProductSales {
  return {
    productType: productType as BookingKind,
    productId,
    title: title ?? '',
    bookings: Number(row.bookings),
    people: Number(row.people),
    revenue: Number(row.revenue),
    places: row.offered === null ? null : { sold: Number(row.sold), offered: Number(row.offered) },
    cart: productType === 'transfer' ? null : { added: Number(row.added), booked: Number(row.booked) },
    channels: channels ?? noChannels,
  };
}

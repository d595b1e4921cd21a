import type { CalendarDate } from '@aitours/domain/dates';
import type { Period } from '@aitours/domain/sales';
import { type SQL, sql } from 'drizzle-orm';
import type { AdditionChannel } from '../cart/cartAdditions.ts';
import type { Database } from '../database.ts';
import { activities, activityStock, bookingLines, bookings, cartAdditions, ticketStock, tourStock } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';
import { isSale } from './sales.ts';

/** The days of a period, as a table `day`. */
const daysOf = ({ start, end }: Period): SQL =>
  sql`(select date::date from generate_series(${start}::date, ${end}::date, interval '1 day') as date) as day`;

/**
 * Selects each time slot in a period: `kind`, `product_id`, `date`, `sold` and `offered`. Those of an activity have a
 * stock row, or are in its timetable; of tours there are the start dates with a limit. Sold are places of bookings, not those that wait for their payment; of a closed
 * time slot no others are offered.
 */
export const slots = (period: Period): SQL => sql`
  select slot.*, case when closed then sold else greatest(capacity, sold) end as offered
  from (
    select 'activity' as kind, activity_id as product_id, date, coalesce(sold.places, 0) as sold,
      coalesce(stock.opening, timetable.capacity) as capacity, coalesce(stock.closed, false) as closed
    from (
      select activity.id as activity_id, day.date, slot ->> 'id' as time_slot_id, activity.capacity
      from ${activities} as activity cross join lateral jsonb_array_elements(activity.time_slots) as slot
      join ${daysOf(period)} on day.date between (slot ->> 'startDate')::date and (slot ->> 'endDate')::date
        and slot -> 'availableDays' @> to_jsonb(extract(dow from day.date)::integer)
        and slot -> 'excludedDates' @> to_jsonb(day.date::text) is not true
      where activity.withdrawn_at is null
    ) as timetable
    full join (select * from ${activityStock} where date between ${period.start} and ${period.end}) as stock
      using (activity_id, date, time_slot_id)
    left join (
      select line.activity_id, line.date, line.time_slot_id, sum(line.places)::integer as places
      from ${bookingLines} as line join ${bookings} as booking on booking.id = line.booking_id
      where line.date between ${period.start} and ${period.end} and booking.status in ('confirmed', 'completed')
      group by line.activity_id, line.date, line.time_slot_id
    ) as sold using (activity_id, date, time_slot_id)
    union all
    select 'ticket', stock.event_id, stock.date, coalesce(sold.places, 0), stock.capacity, stock.closed
    from ${ticketStock} as stock left join lateral (
      select sum(line.places)::integer as places
      from ${bookingLines} as line join ${bookings} as booking on booking.id = line.booking_id
      where line.ticket_stock_id = stock.id and booking.status in ('confirmed', 'completed')
    ) as sold on true
    where stock.date between ${period.start} and ${period.end}
    union all
    select 'tour', stock.tour_id, stock.date, coalesce(sold.places, 0), stock.capacity, stock.closed
    from ${tourStock} as stock left join lateral (
      select sum(line.places)::integer as places
      from ${bookingLines} as line join ${bookings} as booking on booking.id = line.booking_id
      where line.tour_id = stock.tour_id and line.date = stock.date and booking.status in ('confirmed', 'completed')
    ) as sold on true
    where stock.date between ${period.start} and ${period.end} and stock.capacity is not null
  ) as slot`;

/** Selects the additions to carts in a period, and whether each has become a sale since. */
export const additions = ({ start, end }: Period): SQL => sql`
  select addition.*, (addition.added_at at time zone 'Asia/Dubai')::date as date, coalesce(${isSale}, false) as is_booked
  from ${cartAdditions} as addition left join ${bookings} as booking on booking.id = addition.booking_id
  where addition.added_at >= ${startInDubai(start)} and addition.added_at < ${startInDubai(end, 1)}`;

/** How many of the places that were offered on a day are sold. */
export interface DayPlaces {
  readonly date: CalendarDate;
  readonly sold: number;
  readonly offered: number;
}

/** Returns the places of each day of a period, in order. */
export async function readDayPlaces(db: Database, period: Period): Promise<DayPlaces[]> {
  const { rows } = await db.execute<Record<keyof DayPlaces, string>>(sql`
    select day.date::text as date, coalesce(sum(slot.sold), 0) as sold, coalesce(sum(slot.offered), 0) as offered
    from ${daysOf(period)} left join (${slots(period)}) as slot using (date)
    group by day.date order by day.date`);
  return rows.map(({ date, sold, offered }) => ({ date, sold: Number(sold), offered: Number(offered) }));
}

/** How many of the products that were added to carts on a day have been booked since. */
export interface DayAdditions {
  readonly date: CalendarDate;
  readonly channel: AdditionChannel;
  readonly added: number;
  readonly booked: number;
}

/** Returns what was added to carts on each day and in each way, days without additions left out. */
export async function readDayAdditions(db: Database, period: Period): Promise<DayAdditions[]> {
  const { rows } = await db.execute<Record<keyof DayAdditions, string>>(sql`
    select date::text as date, channel, count(*) as added, count(*) filter (where is_booked) as booked
    from (${additions(period)}) as addition group by date, channel order by date, channel`);
  return rows.map(({ date, channel, added, booked }) => ({
    date,
    channel: channel as AdditionChannel,
    added: Number(added),
    booked: Number(booked),
  }));
}

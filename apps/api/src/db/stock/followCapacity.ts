import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, activityStock, tourStock, tours } from '../schema.ts';

/**
 * Gives the departures with the capacity of their activity the one that it will have, but never fewer places than are
 * taken. Those to which staff have given another one in the calendar keep it. Rows are locked in the order of
 * `takeStock`.
 */
export async function followCapacity(tx: Database, activityId: string, capacity: number | null): Promise<void> {
  await tx.execute(sql`
    update ${activityStock} as stock set opening = greatest(${capacity ?? 0}::integer, stock.booked)
    from (
      select following.date, following.time_slot_id
      from ${activityStock} as following join ${activities} as activity on activity.id = following.activity_id
      where activity.id = ${activityId} and following.opening = coalesce(activity.capacity, 0)
        and activity.capacity is distinct from ${capacity}::integer
      order by following.date, following.time_slot_id collate "C"
      for update of following
    ) as changed
    where stock.activity_id = ${activityId} and stock.date = changed.date and stock.time_slot_id = changed.time_slot_id
  `);
}

/** Like `followCapacity`, for the start dates of a tour; a capacity of null is no limit. */
export async function followTourCapacity(tx: Database, tourId: string, capacity: number | null): Promise<void> {
  await tx.execute(sql`
    update ${tourStock} as stock set capacity = case when ${capacity}::integer is not null then greatest(${capacity}::integer, stock.booked) end
    from (
      select following.date
      from ${tourStock} as following join ${tours} as tour on tour.id = following.tour_id
      where tour.id = ${tourId} and following.capacity is not distinct from tour.capacity
        and tour.capacity is distinct from ${capacity}::integer
      order by following.date
      for update of following
    ) as changed
    where stock.tour_id = ${tourId} and stock.date = changed.date
  `);
}

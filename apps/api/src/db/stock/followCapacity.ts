import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { activities, activityStock } from '../schema.ts';

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
      where activity.id = ${activityId} and following.opening = activity.capacity
        and activity.capacity is distinct from ${capacity}::integer
      order by following.date, following.time_slot_id collate "C"
      for update of following
    ) as changed
    where stock.activity_id = ${activityId} and stock.date = changed.date and stock.time_slot_id = changed.time_slot_id
  `);
}

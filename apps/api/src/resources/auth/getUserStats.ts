import { fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import { getPeriodStart } from '@aitours/domain/staff';
import { sql } from 'drizzle-orm';
import { bookings, users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';

const days = 30;

/** Counts the users who signed in or booked in the last 30 days, or in a period; for staff. */
export const getUserStats = operation('getUserStats', async ({ query: { period }, clock, db }) => {
  const now = clock.now();
  const start = period
    ? fromDubaiTime(getPeriodStart(period, toDubaiDate(now)))
    : new Date(now.getTime() - days * 24 * 3600 * 1000);
  const since = start.toISOString();
  const { rows } = await db.execute<{ active: number }>(sql`
    select count(*)::int as active from (
      select id from ${users} where last_seen_at >= ${since}
      union
      select user_id from ${bookings} where created_at >= ${since} and user_id is not null
    ) as active_users
  `);
  return { status: 200, body: { active_users: rows[0]?.active ?? 0 } };
});

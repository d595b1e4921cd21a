import type { CalendarDate } from '@aitours/domain/dates';
import { eq } from 'drizzle-orm';
import { findLowestPrice } from '../catalogue/lowestPrices.ts';
import type { Database } from '../database.ts';
import { type ActivityTimeSlot, activities } from '../schema.ts';

/** Whether a time slot is one of the activity itself: rules of the stock haven't created it. */
export const isOwnTime = ({ excludedDates }: ActivityTimeSlot): boolean => excludedDates === undefined;

/** Whether rules of the stock have created a time slot. */
export const isRuleTime = (slot: ActivityTimeSlot): boolean => !isOwnTime(slot);

/** Returns the time slots of an activity in any state. */
export async function findTimes(db: Database, activityId: string): Promise<readonly ActivityTimeSlot[]> {
  const [row] = await db
    .select({ timeSlots: activities.timeSlots })
    .from(activities)
    .where(eq(activities.id, activityId));
  return row?.timeSlots ?? [];
}

/** Replaces the time slots of an activity that rules have created. The activity is locked. */
export async function saveRuleTimes(
  tx: Database,
  activityId: string,
  ruleTimes: readonly ActivityTimeSlot[],
  today: CalendarDate,
): Promise<void> {
  const isActivity = eq(activities.id, activityId);
  const [activity] = await tx.select().from(activities).where(isActivity);
  if (!activity) return;
  const timeSlots = [...activity.timeSlots.filter(isOwnTime), ...ruleTimes];
  const lowestPrice = findLowestPrice({ ...activity, timeSlots }, today);
  await tx.update(activities).set({ timeSlots, lowestPrice }).where(isActivity);
}

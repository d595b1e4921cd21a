import { isDeepStrictEqual } from 'node:util';
import { type ActivityValues, changeActivity } from '../../db/catalogue/activities.ts';
import { lockStaffActivity, readActivityVersion, type StaffActivityRow } from '../../db/catalogue/staffActivities.ts';
import { operation } from '../../http/operation.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { replaceVersion } from '../replaceVersion.ts';
import { orSlugTaken } from '../slugs.ts';
import { toActivityValues } from './activityInput.ts';
import { readStaffActivity } from './staffActivityBody.ts';

/** Replaces an activity in any state. Without a slug in the request the current one stays. */
export const replaceStaffActivity = operation('replaceStaffActivity', async (context) => {
  const { path, body, db, clock } = context;
  const change = replaceVersion(context, {
    operation: 'replaceStaffActivity',
    noun: 'activity',
    lock: lockStaffActivity,
    readVersion: readActivityVersion,
    isAlready,
    requireParts: requireProductImages,
    toValues: ({ activity: { slug, timeSlots } }) =>
      toActivityValues({ ...body, slug: body.slug ?? slug }, clock.now(), timeSlots),
    replace: async (tx, { activity: before }, values) => ({ before, after: await changeActivity(tx, before, values) }),
  });
  await orSlugTaken(change, 'activities_slug_key');
  return { status: 200, ...(await readStaffActivity(db, path.id)) };
});

/** Whether the activity has these values. New time slots have other ids in each request. */
const isAlready = ({ activity }: StaffActivityRow, { timeSlots, ...values }: ActivityValues): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(Object(activity)[name], value)) &&
  isDeepStrictEqual(activity.timeSlots.map(withoutId), timeSlots.map(withoutId));

const withoutId = ({ id: _, ...slot }: ActivityValues['timeSlots'][number]) => slot;

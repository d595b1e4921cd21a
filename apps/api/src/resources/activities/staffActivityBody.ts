import type { components } from '@aitours/openapi/schema';
import {
  activityChanges,
  findStaffActivity,
  readActivityVersion,
  type StaffActivityRow,
} from '../../db/catalogue/staffActivities.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';
import { toActivityBody } from './activityBody.ts';

/** Reads an activity as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffActivity(db: Database, id: string) {
  const row = await findStaffActivity(db, id);
  if (!row) throw notFound('activity');
  return createStaffActivityResponse(db, row);
}

/** Returns an activity as staff edit it, with its ETag. */
export async function createStaffActivityResponse(db: Database, row: StaffActivityRow) {
  const version = readActivityVersion(row);
  const activity = toActivityBody(row.activity);
  const [changes, images] = await Promise.all([
    activityChanges.list(db, row.activity.id),
    describeImages(db, activity.images),
  ]);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      state: row.state,
      activity: { ...activity, images },
      history: changes.map((change) => changeBody(change, fieldNames)),
    } satisfies components['schemas']['StaffActivity'],
  };
}

/** Columns whose field of the contract isn't the same in snake case. */
const fieldNames = { locationName: 'location', durationMinutes: 'duration', lowestPrice: null, fromPrice: null };

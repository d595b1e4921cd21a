import type { components } from '@aitours/openapi/schema';
import {
  findStaffActivity,
  listActivityChanges,
  readActivityVersion,
  type StaffActivityRow,
} from '../../db/catalogue/staffActivities.ts';
import { describeImages } from '../../db/catalogue/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { productChangeBody, toFieldName } from '../productChange.ts';
import { activityBody } from './activityBody.ts';

/** Reads an activity as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffActivity(db: Database, id: string) {
  const row = await findStaffActivity(db, id);
  if (!row) throw notFound('activity');
  return staffActivityResponse(db, row);
}

/** Returns an activity as staff edit it, with its ETag. */
export async function staffActivityResponse(db: Database, row: StaffActivityRow) {
  const version = readActivityVersion(row);
  const activity = activityBody(row.activity);
  const [changes, images] = await Promise.all([
    listActivityChanges(db, row.activity.id),
    describeImages(db, activity.images),
  ]);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      state: row.state,
      activity: { ...activity, images },
      history: changes.map((change) => productChangeBody(change, fieldOf)),
    } satisfies components['schemas']['StaffActivity'],
  };
}

/** Columns whose field of the contract isn't the same in snake case. */
const otherNames: Readonly<Record<string, string>> = { locationName: 'location', durationMinutes: 'duration' };

/** Returns the name of a column's field in `ActivityInput`. */
const fieldOf = (column: string): string => otherNames[column] ?? toFieldName(column);

import { listChangedFields } from '@aitours/domain/staff';
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
import { activityBody } from './activityBody.ts';

type ActivityChange = components['schemas']['ActivityChange'];
type ChangeRow = Awaited<ReturnType<typeof listActivityChanges>>[number];

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
      history: changes.map(changeBody),
    } satisfies components['schemas']['StaffActivity'],
  };
}

function changeBody({ entry, email }: ChangeRow): ActivityChange {
  const { id, at, operation, before, after } = entry;
  const isEdit = operation === 'updateActivity' || operation === 'replaceStaffActivity';
  return {
    id,
    at: at.toISOString(),
    author_email: email,
    action: actionOf(entry),
    fields: isEdit ? listFields(before, after) : [],
  };
}

function actionOf({ operation, after }: ChangeRow['entry']): ActivityChange['action'] {
  switch (operation) {
    case 'createActivity':
    case 'createStaffActivity':
      return 'created';
    case 'deleteActivity':
      return 'archived';
    case 'setActivityState':
      return actionsOfStates[stateOf(after)];
    default:
      return 'changed';
  }
}

const actionsOfStates = { draft: 'unpublished', published: 'published', archived: 'archived' } as const;

const stateOf = (after: unknown): keyof typeof actionsOfStates => {
  const state = typeof after === 'object' && after !== null && 'state' in after ? after.state : null;
  return state === 'published' || state === 'archived' ? state : 'draft';
};

/** Columns whose field of the contract isn't the same in snake case. */
const otherNames: Readonly<Record<string, string>> = { locationName: 'location', durationMinutes: 'duration' };

/** Columns that follow from others. */
const derivedColumns: readonly string[] = ['lowestPrice', 'fromPrice'];

/** Returns the changed fields by their names in `ActivityInput`. */
function listFields(before: unknown, after: unknown): string[] {
  const columns = listChangedFields(before, after).map(({ path: [column = ''] }) => String(column));
  return [...new Set(columns)]
    .filter((column) => !derivedColumns.includes(column))
    .map((column) => otherNames[column] ?? column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

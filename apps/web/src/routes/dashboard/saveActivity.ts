import { type Client, isProblem, type Schema } from '@aitours/api-client';
import { type ActivityDraft, toInput } from './activityDraft.ts';

export type StaffActivity = Schema<'StaffActivity'>;

interface SavedActivity {
  readonly saved?: StaffActivity;
  /** What others have saved since it was opened: then nothing is saved. */
  readonly current?: StaffActivity;
}

/**
 * Creates a draft, or replaces an activity in the version that was opened.
 *
 * @param details undefined: it is new
 */
export async function saveActivity(
  client: Client,
  details: StaffActivity | undefined,
  draft: ActivityDraft,
): Promise<SavedActivity> {
  const body = toInput(draft);
  if (!details) return { saved: await client.call('createStaffActivity', { body }) };
  const path = { id: details.activity.id };
  const headers = { 'If-Match': `"${details.version}"` };
  try {
    return { saved: await client.call('replaceStaffActivity', { path, headers, body }) };
  } catch (error) {
    if (!isProblem(error, 'precondition-failed')) throw error;
    return { current: await client.call('getStaffActivity', { path }) };
  }
}

/** Returns the changes that the opened version doesn't have. */
export function listNewer({ history: seen }: StaffActivity, { history }: StaffActivity): StaffActivity['history'] {
  const known = new Set(seen.map(({ id }) => id));
  return history.filter(({ id }) => !known.has(id));
}

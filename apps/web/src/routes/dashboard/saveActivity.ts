import { type Client, isProblem, type Schema } from '@aitours/api-client';
import { type ActivityDraft, checkDraft, listFields, toDraft, toInput } from './activityDraft.ts';
import { listNewerChanges } from './listNewerChanges.ts';
import type { ProductForm } from './productForm.ts';

export type StaffActivity = Schema<'StaffActivity'>;

/** The form of activities. */
export const activityForm: ProductForm<ActivityDraft, StaffActivity> = {
  toDraft: ({ activity }) => toDraft(activity),
  check: checkDraft,
  listFields,
  save,
  listNewer: listNewerChanges,
};

/** Creates a draft, or replaces an activity in the version that was opened. */
async function save(client: Client, details: StaffActivity | undefined, draft: ActivityDraft) {
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

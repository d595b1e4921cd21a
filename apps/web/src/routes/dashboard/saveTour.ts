import { type Client, isProblem } from '@aitours/api-client';
import { listNewerChanges, type ProductForm } from './productForm.ts';
import {
  checkTourDraft,
  listTourFields,
  type StaffTour,
  type TourDraft,
  toTourDraft,
  toTourInput,
} from './tourDraft.ts';

/** The form of tours. */
export const tourForm: ProductForm<TourDraft, StaffTour> = {
  toDraft: ({ tour }) => toTourDraft(tour),
  check: checkTourDraft,
  listFields: listTourFields,
  save,
  listNewer: listNewerChanges,
};

/** Creates a draft, or replaces a tour in the version that was opened. */
async function save(client: Client, details: StaffTour | undefined, draft: TourDraft) {
  const body = toTourInput(draft);
  if (!details) return { saved: await client.call('createStaffTour', { body }) };
  const path = { id: details.id };
  const headers = { 'If-Match': `"${details.version}"` };
  try {
    return { saved: await client.call('replaceStaffTour', { path, headers, body }) };
  } catch (error) {
    if (!isProblem(error, 'precondition-failed')) throw error;
    return { current: await client.call('getStaffTour', { path }) };
  }
}

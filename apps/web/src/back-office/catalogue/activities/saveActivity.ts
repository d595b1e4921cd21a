import type { Schema } from '@aitours/api-client';
import { listNewerChanges, type ProductForm, saveProduct } from '../product/productForm.ts';
import { type ActivityDraft, checkDraft, listFields, toDraft, toInput } from './activityDraft.ts';

export type StaffActivity = Schema<'StaffActivity'>;

/** The form of activities. */
export const activityForm: ProductForm<ActivityDraft, StaffActivity> = {
  toDraft: ({ activity }) => toDraft(activity),
  check: checkDraft,
  listFields,
  save: (client, details, draft) => {
    const body = toInput(draft);
    return saveProduct(details && { id: details.activity.id, version: details.version }, {
      create: () => client.call('createStaffActivity', { body }),
      replace: (target) => client.call('replaceStaffActivity', { ...target, body }),
      load: (path) => client.call('getStaffActivity', { path }),
    });
  },
  listNewer: listNewerChanges,
};

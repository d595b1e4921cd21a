import { listNewerChanges, type ProductForm, saveProduct } from '../product/productForm.ts';
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
  save: (client, details, draft) => {
    const body = toTourInput(draft);
    return saveProduct(details, {
      create: () => client.call('createStaffTour', { body }),
      replace: (target) => client.call('replaceStaffTour', { ...target, body }),
      load: (path) => client.call('getStaffTour', { path }),
    });
  },
  listNewer: listNewerChanges,
};

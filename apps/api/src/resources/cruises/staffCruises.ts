import type { components } from '@aitours/openapi/schema';
import { cruiseStore, insertCruiseDraft } from '../../db/catalogue/staffCruises.ts';
import { requireImages } from '../images/requireImages.ts';
import { slugOf } from '../slugs.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { cruiseInputBody } from './cruiseBody.ts';
import { cruiseValues } from './cruiseInput.ts';

/** The handlers with which staff edit cruises. */
export const staffCruises = createStaffProducts({
  noun: 'cruise',
  store: cruiseStore,
  toValues: cruiseValues,
  requireParts: (tx, { image }) => requireImages(tx, image === null ? [] : [image], 'image'),
  insert: (tx, values, now) => insertCruiseDraft(tx, slugOf(values.name, 'cruise'), values, now),
  toInput: cruiseInputBody,
  toBody: (cruise, frame): components['schemas']['StaffCruise'] => ({ ...frame, cruise }),
});

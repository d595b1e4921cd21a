import type { components } from '@aitours/openapi/schema';
import { cruiseStore, insertCruiseDraft } from '../../db/catalogue/staffCruises.ts';
import { requireImages } from '../images/requireImages.ts';
import { toSlug } from '../slugs.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { toCruiseInputBody } from './cruiseBody.ts';
import { toCruiseValues } from './cruiseInput.ts';

/** The handlers with which staff edit cruises. */
export const staffCruises = createStaffProducts({
  noun: 'cruise',
  store: cruiseStore,
  toValues: toCruiseValues,
  requireParts: (tx, { image }) => requireImages(tx, image === null ? [] : [image], 'image'),
  insert: (tx, values, now) => insertCruiseDraft(tx, toSlug(values.name, 'cruise'), values, now),
  toInput: toCruiseInputBody,
  toBody: (cruise, frame): components['schemas']['StaffCruise'] => ({ ...frame, cruise }),
});

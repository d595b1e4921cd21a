import type { components } from '@aitours/openapi/schema';
import { cruiseStore } from '../../db/catalogue/staffCruises.ts';
import { requireImages } from '../images/requireImages.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { toCruiseInputBody } from './cruiseBody.ts';
import { toCruiseValues } from './cruiseInput.ts';

/** The handlers with which staff edit cruises. */
export const staffCruises = createStaffProducts({
  noun: 'cruise',
  store: cruiseStore,
  toValues: toCruiseValues,
  requireParts: (tx, { image }) => requireImages(tx, image === null ? [] : [image], 'image'),
  toInput: toCruiseInputBody,
  toBody: (cruise, frame): components['schemas']['StaffCruise'] => ({ ...frame, cruise }),
});

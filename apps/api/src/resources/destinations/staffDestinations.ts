import type { components } from '@aitours/openapi/schema';
import { destinationStore, insertDestinationDraft } from '../../db/catalogue/staffDestinations.ts';
import { requireImages } from '../images/requireImages.ts';
import { slugOf } from '../slugs.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { destinationInputBody } from './destinationBody.ts';
import { destinationValues } from './destinationInput.ts';

/** The handlers with which staff edit destinations. */
export const staffDestinations = createStaffProducts({
  noun: 'destination',
  store: destinationStore,
  toValues: destinationValues,
  requireParts: (tx, { image }) => requireImages(tx, image === null ? [] : [image], 'image'),
  insert: (tx, values, now) => insertDestinationDraft(tx, slugOf(values.name, 'destination'), values, now),
  toInput: destinationInputBody,
  toBody: (destination, frame): components['schemas']['StaffDestination'] => ({ ...frame, destination }),
});

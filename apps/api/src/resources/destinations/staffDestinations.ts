import type { components } from '@aitours/openapi/schema';
import { destinationStore } from '../../db/catalogue/staffDestinations.ts';
import { requireImages } from '../images/requireImages.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { toDestinationInputBody } from './destinationBody.ts';
import { toDestinationValues } from './destinationInput.ts';

/** The handlers with which staff edit destinations. */
export const staffDestinations = createStaffProducts({
  noun: 'destination',
  store: destinationStore,
  toValues: toDestinationValues,
  requireParts: (tx, { image }) => requireImages(tx, image === null ? [] : [image], 'image'),
  toInput: toDestinationInputBody,
  toBody: (destination, frame): components['schemas']['StaffDestination'] => ({ ...frame, destination }),
});
